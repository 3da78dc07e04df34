import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Changes = { readonly [call: string]: unknown };

export const usual = parse(readFileSync(join(import.meta.dirname, 'usual.yaml'), 'utf8')) as Changes;

type AnyRecord = { readonly [member: string]: unknown };

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with such members changed; null = taken away. In a list every item is changed. */
export function changed(value: unknown, changes: unknown): unknown {
  if (!isRecord(changes)) return changes;
  if (Array.isArray(value)) return value.map((item) => changed(item, changes));
  const all = { ...(isRecord(value) ? value : {}) };
  const merged = Object.entries(changes).map(([member, change]) => [member, changed(all[member], change)] as const);
  return Object.fromEntries(
    Object.entries({ ...all, ...Object.fromEntries(merged) }).filter(([, one]) => one !== null),
  );
}
