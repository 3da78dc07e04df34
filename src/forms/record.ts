export interface AnyRecord {
  readonly [key: string]: unknown;
}

export function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
