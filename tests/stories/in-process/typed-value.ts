import { typedNumber } from '../../../src/forms/normalise/number-typed.ts';
import { ALL } from '../../../src/stories/steps/fill.ts';
import { typedInto } from '../../typed-inputs.ts';

type WidgetOptions = { readonly [name: string]: unknown };

/** The value that an input has once that was written or chosen in it; undefined = it cannot be chosen. */
export function typedValue(
  widget: string,
  options: readonly { readonly value: string; readonly label: string }[],
  value: unknown,
  widgetOptions: WidgetOptions = {},
) {
  const chosen = (one: unknown) =>
    options.find((option) => option.value === String(one) || option.label === String(one))?.value;
  if (widget === 'radio' || widget === 'select') return chosen(value);
  if (widget === 'checkbox') {
    if (value === ALL) return options.map((option) => option.value);
    const all = (Array.isArray(value) ? value : [value]).map(chosen);
    return all.includes(undefined) ? undefined : all;
  }
  if (widget === 'agreement') return value;
  if (widget === 'number') return typedNumber(String(value));
  return typedInto(widget).left?.(String(value), widgetOptions) ?? String(value);
}
