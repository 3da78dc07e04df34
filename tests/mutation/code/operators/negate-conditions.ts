import ts from 'typescript';
import type { Change, CodeOperator } from '../code-mutant.ts';

const opposite = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** The condition of a branch or a loop is its opposite; so is a comparison; "and" is "or". */
export const negateConditions: CodeOperator = {
  name: 'condition negated',
  changesAt(node, source) {
    const changes: Change[] = [];
    const whole = conditionOf(node);
    if (whole !== null) changes.push({ first: whole, last: whole, instead: `!(${whole.getText(source)})` });
    if (ts.isBinaryExpression(node)) {
      const other = opposite.get(node.operatorToken.kind as never);
      const isWhole = conditionOf(node.parent) === node && !isLogical(node);
      if (other !== undefined && !isWhole)
        changes.push({
          first: node,
          last: node,
          instead: `(${node.left.getText(source)}) ${other} (${node.right.getText(source)})`,
        });
    }
    return changes;
  },
};

function conditionOf(node: ts.Node): ts.Expression | null {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node) || ts.isForStatement(node)) return node.condition ?? null;
  return null;
}

const isLogical = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
