import { type AnyRecord, isRecord } from '../../forms/record.ts';

/** Dotted names (`poll.every`, `kana.acceptance.from`) as nested records, as expressions read them (`settings.poll.every`). */
export function nestSettings(settings: AnyRecord): AnyRecord {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) put(nested, name.split('.'), value);
  return nested;
}

function put(record: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) record[first] = value;
  else {
    if (!isRecord(record[first])) record[first] = {};
    put(record[first] as Record<string, unknown>, rest, value);
  }
}

/** Typed access to settings by dotted name; a missing or wrongly typed one falls back to the given default (section 9). */
export interface Settings {
  readonly all: AnyRecord;
  number(name: string, otherwise: number): number;
  text(name: string, otherwise: string): string;
  flag(name: string): boolean;
  list(name: string): readonly string[];
}

export function createSettings(all: AnyRecord): Settings {
  const of = (name: string): unknown => all[name];
  return {
    all,
    number: (name, otherwise) => (typeof of(name) === 'number' ? (of(name) as number) : otherwise),
    text: (name, otherwise) => (typeof of(name) === 'string' ? (of(name) as string) : otherwise),
    flag: (name) => of(name) === true,
    list: (name) => (Array.isArray(of(name)) ? (of(name) as string[]) : []),
  };
}
