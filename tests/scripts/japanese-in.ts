import ts from 'typescript';

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3001-\u303f\uff00-\uffef]/u;

/** Japanese in strings, templates and JSX, but for what describes something to authors. */
export function japaneseIn(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'description') return;
    const words = ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (words && !ts.isRegularExpressionLiteral(node) && japanese.test(node.text))
      found.push(`${file}: ${node.text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
