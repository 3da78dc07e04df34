/** An element of the page, by the id that the browser gave it. */
export interface Reference {
  readonly sharedId: string;
}

/** A value as WebDriver BiDi writes it. */
export type Written = { readonly type: string; readonly value?: unknown } | Reference;

export function written(value: unknown): Written {
  if (value === null || value === undefined) return { type: value === null ? 'null' : 'undefined' };
  if (Array.isArray(value)) return { type: 'array', value: value.map(written) };
  if (typeof value !== 'object') return { type: typeof value, value };
  if ('sharedId' in value) return { sharedId: String(value.sharedId) };
  return { type: 'object', value: Object.entries(value).map(([name, one]) => [name, written(one)]) };
}

/** What it says; elements stay references. */
export function read(from: Written): unknown {
  if ('sharedId' in from) return { sharedId: from.sharedId };
  const { type, value } = from;
  if (type === 'array') return (value as readonly Written[]).map(read);
  if (type === 'object')
    return Object.fromEntries((value as readonly [string, Written][]).map(([name, one]) => [name, read(one)]));
  return type === 'null' ? null : value;
}
