/** What is known of a visit from outside: answers of calls, kept state, settings, the address. */
export interface Knowledge {
  readonly service: string;
  readonly screen: string;
  readonly login: { readonly [name: string]: unknown } | null;
  /** Bodies by name of the call. */
  readonly answers: ReadonlyMap<string, Record<string, unknown>>;
  readonly state: { readonly [name: string]: unknown };
  readonly launch: { readonly [name: string]: unknown };
  /** The check page that a 「変更」 link left; null = none was used. */
  readonly returnTo: string | null;
  readonly url: { readonly [name: string]: string };
  /** What `draft.saved` is. */
  readonly isSaved: boolean;
  /** Parameters of the address. */
  readonly path: { readonly [name: string]: string };
  readonly settings: { readonly [name: string]: unknown };
}

/** Values that are to be otherwise than they are, by path: `settings.age.always`, `url.nonce`, `createXml.createXmlIsSuccess`. `ABSENT` takes one away. */
export type Bends = ReadonlyMap<string, unknown>;
export const ABSENT = Symbol('absent');

/** Sets a member by its path, making what is missing on the way. */
export function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = record;
  for (const name of names) {
    const next = at[name];
    const made = typeof next === 'object' && next !== null ? { ...next } : {};
    at[name] = made;
    at = made as Record<string, unknown>;
  }
  if (value === ABSENT) delete at[last];
  else at[last] = value;
}
