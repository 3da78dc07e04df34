import ts from 'typescript';
import type { CodeOperator } from '../code-mutant.ts';

/** Methods that give something of the kind they are called on. */
const chained = new Set(['filter', 'toSorted', 'toReversed', 'slice', 'trim', 'flat', 'concat', 'toLowerCase']);

/** What is called for its effect is not called; a method that changes a list or a text is left out. */
export const dropCalls: CodeOperator = {
  name: 'call dropped',
  changesAt(node, source) {
    if (ts.isExpressionStatement(node) && isCall(node.expression))
      return [{ first: node, last: node, instead: '', isStatement: true }];
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const { name, expression } = node.expression;
    if (!chained.has(name.text) || ts.isOptionalChain(node)) return [];
    return [{ first: node, last: node, instead: expression.getText(source) }];
  },
};

function isCall(node: ts.Expression): boolean {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return isCall(node.expression);
  return ts.isCallExpression(node) && node.expression.kind !== ts.SyntaxKind.SuperKeyword;
}
