import ts from 'typescript';
import type { CodeOperator } from '../code-mutant.ts';

/** A number is one more, a truth value the other, a text another. */
export const moveConstants: CodeOperator = {
  name: 'constant moved',
  changesAt(node, source) {
    const instead = otherValue(node, source);
    return instead === null || !isValue(node) ? [] : [{ first: node, last: node, instead }];
  },
};

function otherValue(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isNumericLiteral(node)) return `(${node.getText(source)} + 1)`;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text === '' ? "'x'" : "''";
  return null;
}

/** Not part of a type, an import, the name of a member or the attribute of an element. */
function isValue({ parent }: ts.Node): boolean {
  const isName =
    ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isBindingElement(parent)
      ? parent.name
      : null;
  return !(
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isExternalModuleReference(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isPropertySignature(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (isName !== null && ts.isStringLiteral(isName))
  );
}
