// chunk: late-blocks
import type { Tone } from '../model/catalog.ts';
import type { ChipOf } from '../model/chip.ts';
import type { Scope } from '../model/expression.ts';
import type { Evaluator } from '../runtime/contract/screen.ts';

/** The tone of the chip that a value is drawn as; null = it is plain text. */
export function toneOf(
  evaluator: Evaluator,
  { chip, value }: { readonly chip: ChipOf | undefined; readonly value: string },
  more: Scope | undefined,
): Tone | null {
  if (chip === undefined || value === '') return null;
  return chip.tones[String(evaluator.evaluate(chip.code, more))] ?? null;
}
