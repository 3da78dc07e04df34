import { normaliseAddress } from '../../../src/forms/normalise/address.ts';
import { normaliseFreeText } from '../../../src/forms/normalise/free-text.ts';
import { halfWidth } from '../../../src/forms/normalise/half-width.ts';
import { normaliseKana } from '../../../src/forms/normalise/kana.ts';
import { typedNumber } from '../../../src/forms/normalise/number-typed.ts';
import { normaliseOneTimeCode } from '../../../src/forms/normalise/one-time-code.ts';
import { normalisePhone } from '../../../src/forms/normalise/phone.ts';
import { normalisePostalCode } from '../../../src/forms/normalise/postal-code.ts';
import { ALL } from '../../../src/stories/steps/fill.ts';
import { tidies } from '../../../src/widgets/code/tidies.ts';

type WidgetOptions = { readonly [name: string]: unknown };

/** What these inputs make of the words when they are left. */
const tidied: { readonly [widget: string]: (typed: string, options: WidgetOptions) => string } = {
  code: (typed, { letters = 'none' }) => tidies[letters as keyof typeof tidies](typed),
  address: normaliseAddress,
  email: halfWidth,
  kana: normaliseKana,
  'one-time-code': normaliseOneTimeCode,
  phone: normalisePhone,
  text: normaliseFreeText,
  textarea: normaliseFreeText,
  'postal-code': normalisePostalCode,
};

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
  return (tidied[widget] ?? String)(String(value), widgetOptions);
}
