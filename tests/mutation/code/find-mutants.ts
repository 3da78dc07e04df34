import ts from 'typescript';
import type { CodeMutant, CodeOperator } from './code-mutant.ts';
import { dropCalls } from './operators/drop-calls.ts';
import { moveConstants } from './operators/move-constants.ts';
import { negateConditions } from './operators/negate-conditions.ts';
import { swapOrders } from './operators/swap-orders.ts';

export const operators: readonly CodeOperator[] = [negateConditions, dropCalls, swapOrders, moveConstants];

/** Every mutant of a file, in the order of the text. */
export function findMutants(file: string, text: string): readonly CodeMutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: CodeMutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    for (const { name, changesAt } of operators)
      for (const { first, last, instead, isStatement = false } of changesAt(node, source))
        mutants.push({ file, operator: name, start: first.getStart(source), end: last.getEnd(), instead, isStatement });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}
