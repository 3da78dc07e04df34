import type { Setting } from '../model/catalog.ts';

/** Is it one that the setting takes? */
export const isValueOf = ({ type, values }: Pick<Setting, 'type' | 'values'>, value: unknown): boolean =>
  isOfType(type, value) && (values === null || values.includes(String(value)));

/** Is it a value of the setting's type? Durations in seconds; a list holds texts (`["000", "001"]`). */
function isOfType(type: Setting['type'], value: unknown): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'seconds':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0;
    default:
      // An unknown type is reported where it is written.
      return true;
  }
}
