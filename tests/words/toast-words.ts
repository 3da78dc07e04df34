import type { TextValue } from '../../src/model/expression.ts';
import { filled, type Values } from './filled.ts';
import { stepOptions } from './step-options.ts';

/** The first notice that a screen shows, as it reads. */
export function toastWords(screen: string, values?: Values): string {
  const [first] = stepOptions(screen, 'toast');
  if (first === undefined) throw new Error(`${screen} shows no notice`);
  return filled(first.toast as TextValue, values);
}
