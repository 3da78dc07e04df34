import { unknown } from '../expressions/outcome.ts';
import type { Field } from '../model/field.ts';
import type { Screen } from '../model/screen.ts';
import { isShown } from '../runtime/known/known-blocks.ts';
import type { Knowing } from '../runtime/known/known-part.ts';
import { isKnownInput } from './known-scope.ts';

/** An input that can be drawn and filled in before the code is there; `unknown` where how it looks, or what it holds, is not known. */
export function knownField(
  field: Field,
  screen: Screen,
  knowing: Knowing,
  part: (value: unknown) => unknown,
): Field | typeof unknown {
  const { against: _, ...rest } = field;
  const { label, hint, options, widgetOptions, shownWhen, dataForm } = field;
  const drawn = part({ label, hint, options, widgetOptions, shownWhen, dataForm });
  // One that is not asked for holds nothing that could be seen.
  const isHidden = part(shownWhen) !== unknown && !isShown(part(shownWhen) as Field['shownWhen']);
  if (isHidden) return { ...rest, shownWhen: part(shownWhen) as Field['shownWhen'] };
  if (drawn === unknown || !isKnownInput(field, screen, knowing)) return unknown;
  return { ...rest, ...(drawn as Partial<Field>) };
}
