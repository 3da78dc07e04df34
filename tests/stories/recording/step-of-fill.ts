import type { Field } from '../../../src/model/field.ts';
import type { Screen } from '../../../src/model/screen.ts';
import { ALL, MAILED } from '../../../src/stories/steps/fill.ts';
import type { Told } from './told.ts';

type Fill = Extract<Told, { kind: 'fill' }>;

/** Which input that is, what it says now, and which of several. An input of a form that came as data is called by its label. */
export function filledIn(
  screen: Screen,
  told: Fill,
): { readonly field: string; readonly value: unknown; readonly at: number | null } {
  const fields = [...screen.fields, ...screen.groups.flatMap((group) => group.fields)];
  const field = fields.find(({ name }) => isOf(name, told.name));
  if (field === undefined) return { field: firstLine(told.label) || told.name, value: told.value, at: null };
  const repeated = [...new Set(told.names.filter((name) => name.endsWith(`.${field.name}`)))];
  return {
    field: field.name,
    value: meantBy(field, told),
    at: repeated.length > 1 ? repeated.indexOf(told.name) + 1 : null,
  };
}

const isOf = (field: string, name: string) =>
  [name, name.replace(/-[123]$/u, '')].some((one) => one === field || one.endsWith(`.${field}`));

function meantBy(field: Field, { value, chosen, choices, parts }: Fill): unknown {
  if (field.widget === 'date' && parts.length === 3) {
    return parts.map((part) => part.padStart(2, '0')).join('-');
  }
  // The code that was mailed this time is of no use another time.
  if (field.widget === 'one-time-code') return MAILED;
  if (typeof value !== 'boolean' || field.type === 'flag') return value;
  if (field.options.length > 0) return chosen.map((one) => one.value);
  return chosen.length === choices ? ALL : chosen.map(({ label }) => firstLine(label));
}

/** A label has its mark behind it and hints below it. */
const firstLine = (label: string) =>
  label
    .split('\n')[0]
    ?.replace(/(?:\s*(?:※|必須))*\s*$/u, '')
    .trim() ?? '';
