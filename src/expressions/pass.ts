import type { Tree } from '../model/expression.ts';
import type { Type } from '../model/type.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import type { Implied } from './narrowing.ts';
import type { Span } from './problem.ts';

export type Names = { readonly [name: string]: Type };
export type Known = ReadonlySet<string>;

export interface Source {
  readonly source: string;
  readonly spans: ReadonlyMap<Tree, Span>;
  readonly functions: Vocabulary['functions'];
  /** Names that may be unset. */
  readonly unset: ReadonlySet<string>;
  readonly implied: Implied;
}

/** The pass over one tree: everything that typing its operands and reporting problems requires. */
export interface Pass extends Source {
  /** Paths already reported as read without a guard. */
  readonly unguarded: Set<string>;
  typeOf(tree: Tree, names: Names, known: Known): Type;
  /**
   * Types an operand and reports it if it does not fit; returns the wanted type, so that one mistake is reported once. `fitting`: is told the type of
   * one that fits.
   */
  want(tree: Tree, wanted: Type, names: Names, known: Known, fitting?: (type: Type) => void): Type;
  report(code: string, where: Tree | Span, message: string, suggestion?: string): void;
  written(tree: Tree): string;
}

export const any: Type = { kind: 'any' };
export const text: Type = { kind: 'text' };
export const number: Type = { kind: 'number' };
export const flag: Type = { kind: 'flag' };

/** A literal's type has the literal as its only code, so that it can be checked against a code list. */
export function typeOfLiteral(value: string | number | boolean | null): Type {
  if (typeof value === 'string') return { kind: 'text', codes: [value] };
  if (typeof value === 'number') return { kind: 'number', codes: [value] };
  return typeof value === 'boolean' ? flag : any;
}
