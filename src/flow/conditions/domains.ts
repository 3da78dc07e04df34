import type { Type } from '../../model/type.ts';
import { MOST_ITEMS, type Use, type Uses } from './used.ts';

/** A variable with a finite set of values to try. */
export interface Variable {
  /** A path, `?path` for whether it is set, or a call's key. */
  readonly key: string;
  readonly values: readonly unknown[];
  /** False: its values are invented (functions, `contains`), so an example using them proves nothing. */
  readonly exact: boolean;
}

export interface Domains {
  readonly variables: readonly Variable[];
  /** Paths (prefixes included) that can be absent. */
  readonly optional: ReadonlySet<string>;
  /** Paths whose value can never be known: of any type, records as a whole. */
  readonly unknown: ReadonlySet<string>;
  /** True: there may be values that are not tried. */
  readonly approximate: boolean;
}

/** Stands for any text that no literal names. */
export const OTHER_TEXT = '（ほかの値）';
const GENERIC = ['あ', 'い', 'う'];
const MOST_CODES = 12;
const MOST_LISTS = 2500;

/** The values to try for whatever the conditions read. */
export function domainsOf(uses: Uses, names: { readonly [name: string]: Type }, unset: ReadonlySet<string>): Domains {
  const optional = new Set<string>();
  const unknown = new Set<string>();
  const variables: Variable[] = [];
  const members = new Map<string, [member: string, use: Use][]>();
  const samples = samplesOf(uses);
  let { approximate } = uses;
  for (const [path, use] of uses.paths) {
    const at = path.indexOf('[]');
    if (at !== -1) {
      const list = path.slice(0, at);
      members.set(list, [...(members.get(list) ?? []), [path.slice(at + 2), use]]);
    }
  }
  for (const list of members.keys()) {
    if (!uses.paths.has(list)) uses.paths.set(list, { literals: new Set(), ordered: false, versus: false, read: true });
  }
  for (const [path, use] of uses.paths) {
    if (path.includes('[]')) continue;
    const type = typeOfPath(path, names, unset, optional);
    if (!use.read) continue;
    if (type?.kind === 'list') {
      const lists = listsOf(type.of, members.get(path) ?? [], samples);
      if (lists.approximate) approximate = true;
      variables.push({ key: path, values: lists.values, exact: !lists.approximate });
      continue;
    }
    const values = type && scalars(type, use, samples)?.filter((value) => value !== '' || !isFilled(type));
    if (values) variables.push({ key: path, values, exact: true });
    else unknown.add(path);
  }
  for (const path of optional) variables.push({ key: `?${path}`, values: [true, false], exact: true });
  for (const key of uses.calls.keys()) variables.push({ key, values: [true, false], exact: false });
  // Fewest values first: what they decide need not be searched further.
  variables.sort((a, b) => a.values.length - b.values.length);
  return { variables, optional, unknown, approximate };
}

/** The type of a path; null = unknown. Also adds every prefix that can be absent to `optional`. */
function typeOfPath(
  path: string,
  names: { readonly [name: string]: Type },
  unset: ReadonlySet<string>,
  optional: Set<string>,
): Type | null {
  const [root = '', ...rest] = path.split('.');
  let type = Object.hasOwn(names, root) ? names[root] : undefined;
  let so = root;
  if (unset.has(root)) optional.add(root);
  for (const name of rest) {
    so = `${so}.${name}`;
    const member = type?.kind === 'record' && Object.hasOwn(type.members, name) ? type.members[name] : undefined;
    // An input's value can be absent until it is accepted.
    if (member === undefined || member.optional || root === 'form') optional.add(so);
    type = member?.type;
  }
  return type ?? null;
}

interface Samples {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** Values for paths that are ordered or compared with each other: every literal, and one on each side of it. */
function samplesOf({ paths }: Uses): Samples {
  const literals = [...paths.values()]
    .filter(({ ordered, versus }) => ordered || versus)
    .flatMap((use) => [...use.literals]);
  const texts = [...new Set(literals.filter((literal) => typeof literal === 'string'))].sort();
  const numbers = [...new Set(literals.filter((literal) => typeof literal === 'number'))].sort((a, b) => a - b);
  const after = texts.flatMap((text) => [text, `${text}\u0001`]);
  return { texts: ['', ...after, ...GENERIC], numbers: around(numbers) };
}

function around(numbers: readonly number[]): readonly number[] {
  const first = numbers[0];
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return [1, 2, 3];
  const between = numbers.flatMap((number, nth) => {
    const next = numbers[nth + 1];
    return next === undefined ? [number] : [number, (number + next) / 2];
  });
  return [first - 1, ...between, last + 1, last + 2];
}

function scalars(type: Type, use: Use, samples: Samples): readonly unknown[] | null {
  if (type.kind === 'flag') return [true, false];
  if (type.kind !== 'text' && type.kind !== 'number') return null;
  const literals = [...use.literals];
  if (type.codes) {
    const codes: readonly unknown[] = type.codes;
    if (codes.length <= MOST_CODES) return codes;
    const others = codes.filter((code) => !literals.includes(code as string)).slice(0, 2);
    return [...codes.filter((code) => literals.includes(code as string)), ...others];
  }
  if (use.ordered || use.versus)
    return unique([...literals, ...(type.kind === 'text' ? samples.texts : samples.numbers)]);
  const other = type.kind === 'text' ? OTHER_TEXT : Math.max(0, ...literals.map(Number)) + 1;
  return unique([...literals, other]);
}

function isFilled(type: Type): boolean {
  return type.kind === 'text' && type.filled === true;
}

function unique(values: readonly unknown[]): readonly unknown[] {
  return [...new Set(values)];
}

type Item = { readonly [member: string]: unknown };

/** Lists of zero to three items in every combination of what is read of them; order does not matter. */
function listsOf(
  item: Type,
  members: readonly (readonly [member: string, use: Use])[],
  samples: Samples,
): { values: readonly unknown[]; approximate: boolean } {
  let kinds: readonly unknown[] = [{}];
  let approximate = false;
  for (const [member, use] of members) {
    const name = member.slice(1);
    const found = item.kind === 'record' && Object.hasOwn(item.members, name) ? item.members[name] : undefined;
    // An item that is not a record is compared as a whole.
    const type = name === '' ? item : found?.type;
    const values = (type && (name.includes('.') ? null : scalars(type, use, samples))) ?? null;
    if (values === null) {
      approximate = true;
      continue;
    }
    if (name === '') kinds = values;
    else {
      const choices = found?.optional ? [...values, undefined] : values;
      kinds = kinds.flatMap((kind) =>
        choices.map((value) => (value === undefined ? kind : { ...(kind as Item), [name]: value })),
      );
    }
    if (kinds.length > MOST_LISTS) return { values: [[]], approximate: true };
  }
  const lists: unknown[][] = [[]];
  let longest: (readonly [list: readonly unknown[], from: number])[] = [[[], 0]];
  for (let size = 1; size <= MOST_ITEMS; size += 1) {
    longest = longest.flatMap(([list, from]) =>
      kinds.slice(from).map((kind, nth) => [[...list, kind], from + nth] as const),
    );
    if (lists.length + longest.length > MOST_LISTS) return { values: lists, approximate: true };
    lists.push(...longest.map(([list]) => [...list]));
  }
  return { values: lists, approximate };
}
