import { ExpressionError } from './expression-error.ts';

/** An argument that must be text. The build checks types, but a value of an unknown type arrives unchecked. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new ExpressionError('not a text');
  return value;
}

/** An argument that must be a finite number. */
export function numberOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ExpressionError('not a number');
  return value;
}

/** An argument that must be a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ExpressionError('not a list');
  return value;
}
