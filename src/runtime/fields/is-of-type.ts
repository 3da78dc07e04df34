// chunk: screen-form
import { isRecord } from '../../forms/record.ts';
import type { Field } from '../../model/field.ts';

export function isOfType(value: unknown, type: Field['type']): boolean {
  if (type === 'list') return Array.isArray(value);
  if (type === 'record') return isRecord(value);
  return typeof value === { text: 'string', number: 'number', flag: 'boolean' }[type];
}
