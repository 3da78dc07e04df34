import { isRecord } from '../../../forms/record.ts';

/** `informant.phone` of a record; undefined = there is none. Only own members count. */
export function memberOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined), value);
}

export function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Puts a value at a dotted path, into records made on the way. */
export function put(target: { [name: string]: unknown }, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part = target;
  for (const name of names) {
    const below = part[name];
    const next = isRecord(below) ? { ...below } : {};
    part[name] = next;
    part = next;
  }
  part[last] = value;
}
