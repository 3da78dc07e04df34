// chunk: data-form
import { phoneText } from '../../model/phone-text.ts';
import { postalCodeText } from '../../model/postal-code-text.ts';
import { argumentText } from '../argument-text.ts';
import { isAttachment } from '../attachment.ts';
import type { DataField } from './definition.ts';

/** An answer as it is read; empty = none. */
export function inWords({ options = [], widget }: DataField, value: unknown): string {
  if (value === undefined || value === null) return '';
  const labelOf = (one: unknown) => options.find((option) => option.value === one)?.label;
  if (Array.isArray(value)) {
    return value.map((one) => (isAttachment(one) ? one.name : (labelOf(one) ?? String(one)))).join('、');
  }
  const text = labelOf(value) ?? (widget === 'date' ? argumentText(value) : String(value));
  return widget === 'postal-code' ? postalCodeText(text) : phoneText(text);
}

/** Several that it may be. */
export function eachInWords(field: DataField, values: readonly unknown[]): string {
  return values.map((value) => inWords(field, value)).join('、');
}
