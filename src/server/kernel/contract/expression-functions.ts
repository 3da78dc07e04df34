import type { FunctionRuns } from '../../../expressions/evaluate.ts';
import type { ExpressionFunction } from '../../../model/vocabulary.ts';
import { exportsIn } from './exports-in.ts';

/** The functions of expressions, as the browser has them. */
export async function expressionFunctions(): Promise<FunctionRuns> {
  const folder = new URL('../../../expressions/functions/', import.meta.url);
  const modules = await exportsIn<{ expressionFunction: ExpressionFunction }>(folder);
  return Object.fromEntries(modules.map(({ expressionFunction: { name, run } }) => [name, run]));
}
