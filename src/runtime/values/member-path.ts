import { type AnyRecord, isRecord } from '../../forms/record.ts';

/** The value at `name.member` of a record; undefined = none. */
export function memberAt(record: AnyRecord, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), record);
}

/** A copy of the record with the value at that path; undefined removes it. */
export function withMember(whole: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const record = isRecord(whole) ? whole : {};
  const member = withMember(record[first], rest, value);
  const { [first]: _, ...others } = record;
  return member === undefined ? others : { ...others, [first]: member };
}
