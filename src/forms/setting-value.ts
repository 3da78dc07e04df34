import type { Setting } from '../model/catalog.ts';

type Declared = Pick<Setting, 'type' | 'values' | 'between'>;

/** Ten years: nothing that a portal waits for, shows or keeps takes longer. */
const longestSeconds = 315_360_000;

const most = 1_000_000_000;

/** The least and the most that a number (a count) or a duration (seconds) takes; null = the setting is neither. */
export function rangeOf({ type, between }: Pick<Declared, 'type' | 'between'>): readonly [number, number] | null {
  if (type === 'number') return between ?? [0, most];
  return type === 'seconds' ? (between ?? [0, longestSeconds]) : null;
}

/** Is it one that the setting takes? Durations in seconds; a list holds texts (`["000", "001"]`). */
export function isValueOf(setting: Declared, value: unknown): boolean {
  const { type, values } = setting;
  switch (type) {
    case 'text':
      return typeof value === 'string' && (values === null || values.includes(value));
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'number':
    case 'seconds': {
      const [least, most] = rangeOf(setting) ?? [0, 0];
      if (typeof value !== 'number' || !(value >= least && value <= most)) return false;
      return type === 'seconds' || Number.isInteger(value);
    }
    default:
      // An unknown type is reported where it is written.
      return true;
  }
}
