/** Takes a member away. */
export const ABSENT = Symbol('absent');

export type AnyRecord = { readonly [name: string]: unknown };

/** The record with a member at a dotted path; what is missing on the way is made. */
export function withMember(record: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const own = { ...(typeof record === 'object' && record !== null ? record : {}) } as Record<string, unknown>;
  const member = withMember(own[name], rest, value);
  if (member === ABSENT) delete own[name];
  else own[name] = member;
  return own;
}

export function memberAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as AnyRecord)[name] : undefined),
    record,
  );
}
