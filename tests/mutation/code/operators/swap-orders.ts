import ts from 'typescript';
import type { Change, CodeOperator } from '../code-mutant.ts';

/** Two statements, two arguments or the items of a list stand the other way round. */
export const swapOrders: CodeOperator = {
  name: 'order swapped',
  changesAt(node, source) {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) return argumentsOf(node, source);
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 1 && !node.elements.some(ts.isOmittedExpression)) {
      const reversed = node.elements.map((item) => item.getText(source)).toReversed();
      return [{ first: node, last: node, instead: `[${reversed.join(', ')}]` }];
    }
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) return [];
    return node.statements.flatMap((statement, at): readonly Change[] => {
      const next = node.statements[at + 1];
      if (next === undefined || !isMovable(statement) || !isMovable(next)) return [];
      const instead = `${next.getText(source)}\n${statement.getText(source)}`;
      return [{ first: statement, last: next, instead, isStatement: true }];
    });
  },
};

function argumentsOf(node: ts.CallExpression | ts.NewExpression, source: ts.SourceFile): readonly Change[] {
  const [one, other] = node.arguments ?? [];
  if (one === undefined || other === undefined || isFunction(one) || isFunction(other)) return [];
  if (ts.isSpreadElement(one) || ts.isSpreadElement(other)) return [];
  const [before, after] = [one.getStart(source), other.getEnd()].map((at) => at - node.getStart(source)) as [
    number,
    number,
  ];
  const text = node.getText(source);
  const between = `${other.getText(source)}, ${one.getText(source)}`;
  return [{ first: node, last: node, instead: `${text.slice(0, before)}${between}${text.slice(after)}` }];
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Declares no name and does not end the block. */
const isMovable = (node: ts.Statement) =>
  ts.isExpressionStatement(node) || ts.isIfStatement(node) || ts.isForOfStatement(node);
