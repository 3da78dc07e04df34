import type { ConstraintUse, Field } from '../../model/field.ts';
import type { LintInput } from '../rule.ts';
import type { Pair } from './limit-pair.ts';

/** Constraints that look at each letter for itself. */
const BY_LETTER = /^(?:(?:half|full)Width|alphanumericSymbols$|lowercaseOnly$|uppercaseOnly$|allow$|digits$)/u;

/** At least one letter of each kind that a constraint could be about. */
const LETTERS = [
  ...range(0x21, 0x7e),
  ...range(0xff01, 0xff9f),
  ...range(0x3041, 0x3096),
  ...range(0x30a1, 0x30fe),
  '漢',
  '　',
  ' ',
];

/** Two constraints that no letter passes both of. */
export function classConflict({ type, constraints }: Field, { vocabulary }: LintInput): readonly Pair[] {
  const own = type === 'text' ? constraints.filter(({ name }) => BY_LETTER.test(name)) : [];
  if (own.length < 2) return [];
  const accepts = ({ name, argument }: ConstraintUse, letter: string) =>
    vocabulary.constraints[name]?.test(
      name === 'digits' ? letter.repeat(Number(argument)) : letter,
      argument as never,
    ) !== false;
  const pair = own
    .flatMap((one, nth) => own.slice(nth + 1).map((other) => [one, other] as const))
    .find(([one, other]) => !LETTERS.some((letter) => accepts(one, letter) && accepts(other, letter)));
  if (pair === undefined) return [];
  const [one, other] = pair.map(({ name, argument }) => ({ name, value: argument, tree: null }));
  return one && other ? [{ lower: one, upper: other, isEmpty: () => true }] : [];
}

function range(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth));
}
