import { ExpressionError } from './expression-error.ts';

/** An argument that must be text. The build checks types, but a value of an unknown type arrives as it is. */
export function textOf(value: unknown, reading: string): string {
  if (typeof value !== 'string') throw new ExpressionError('not a text', reading);
  return value;
}

/** An argument that must be a finite number. */
export function numberOf(value: unknown, reading: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ExpressionError('not a number', reading);
  return value;
}

/** An argument that must be a list. */
export function listOf(value: unknown, reading: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ExpressionError('not a list', reading);
  return value;
}
