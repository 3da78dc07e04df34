import { normaliseAddress } from '../../src/forms/normalise/address.ts';
import { halfWidth } from '../../src/forms/normalise/half-width.ts';
import { normaliseKana } from '../../src/forms/normalise/kana.ts';
import { normaliseOneTimeCode } from '../../src/forms/normalise/one-time-code.ts';
import { normalisePhone } from '../../src/forms/normalise/phone.ts';
import { normalisePostalCode } from '../../src/forms/normalise/postal-code.ts';
import type { Field } from '../../src/model/field.ts';
import { accepts, type Known, typedValue } from './typed-values.ts';

/** What inputs make of what is typed. */
const tidied: { readonly [widget: string]: (text: string) => string } = {
  address: normaliseAddress,
  email: halfWidth,
  kana: normaliseKana,
  'one-time-code': normaliseOneTimeCode,
  phone: normalisePhone,
  'postal-code': normalisePostalCode,
};

/** An answer that the field takes; undefined = what is shown is one, or nobody types it in one go. */
export function answerTo(field: Field, shown: unknown, known: Known): unknown {
  const isEmpty = shown === undefined || shown === '' || (Array.isArray(shown) && shown.length === 0);
  const isAnswered = !isEmpty && (typeof shown !== 'string' || accepts(field, shown, known));
  const offered = field.options.map(({ value }) => value);
  if (isAnswered && (offered.length === 0 || typeof shown !== 'string' || offered.includes(shown))) return undefined;
  if (field.type === 'flag') return true;
  if (offered.length > 0) return field.type === 'list' ? offered : offered[0];
  if (field.type === 'list' || field.type === 'record') return undefined;
  const text = typedValue(field, known);
  return tidied[field.widget]?.(text) ?? text;
}
