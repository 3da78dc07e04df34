import type { Field } from '../../src/model/field.ts';
import { typedInto } from '../typed-inputs.ts';
import { accepts, type Known, typedValue } from './typed-values.ts';

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
  return typedInto(field.widget).left?.(text, field.widgetOptions) ?? text;
}
