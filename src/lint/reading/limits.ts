import { isCalendarDay } from '../../expressions/japan-time.ts';
import { asExpression } from '../../flow/conditions/made-conditions.ts';
import type { ConstraintUse, Field } from '../../model/field.ts';
import type { LintInput } from '../rule.ts';
import { classConflict } from './letters.ts';
import type { Limit, Pair } from './limit-pair.ts';
import { lengthOfPattern } from './pattern-length.ts';

type Bound = (argument: unknown) => number | null;

interface Side {
  readonly least?: Bound;
  readonly most?: Bound;
  /** The limit itself is not accepted. */
  readonly open?: true;
}

const itself: Bound = (argument) => (typeof argument === 'number' ? argument : null);
const always =
  (number: number): Bound =>
  () =>
    number;
const day: Bound = (argument) => {
  const [, ...parts] = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(String(argument)) ?? [];
  const [year, , month, date] = parts.map(Number);
  if (year === undefined || month === undefined || date === undefined || !isCalendarDay(year, month, date)) return null;
  return Date.UTC(year, month - 1, date) / 86_400_000;
};

/** Characters. What a form of its own needs at least, hyphens left out. */
const lengths: { readonly [constraint: string]: Side } = {
  required: { least: always(1) },
  minLength: { least: itself },
  maxLength: { most: itself },
  exactLength: { least: itself, most: itself },
  digits: { least: itself, most: itself },
  pattern: {
    least: (argument) => lengthOfPattern(String(argument)).least,
    most: (argument) => lengthOfPattern(String(argument)).most,
  },
  email: { least: always(5) },
  phone: { least: always(8) },
  postalCode: { least: always(7) },
  uuid: { least: always(36), most: always(36) },
  year: { least: always(4), most: always(4) },
  password: { least: always(3) },
};

const numbers: { readonly [constraint: string]: Side } = {
  min: { least: itself },
  max: { most: itself },
  moreThan: { least: itself, open: true },
  lessThan: { most: itself, open: true },
  positive: { least: always(0), open: true },
  negative: { most: always(0), open: true },
  currency: { least: always(0) },
  month: { least: always(1), most: always(12) },
  day: { least: always(1), most: always(31) },
  year: { least: always(1000), most: always(9999) },
  integerDigits: {
    least: (argument) => (typeof argument === 'number' ? 1 - 10 ** argument : null),
    most: (argument) => (typeof argument === 'number' ? 10 ** argument : null),
  },
};

const days: { readonly [constraint: string]: Side } = {
  dateFrom: { least: day },
  dateAfter: { least: day, open: true },
  dateUntil: { most: day },
  dateBefore: { most: day, open: true },
};

/** What of them lies between two: multiples of a step; 0 = anything. */
type Step = (constraints: Field['constraints']) => number;

const numberStep: Step = (constraints) => {
  const steps = constraints.flatMap(({ name, argument }) => {
    if (['integer', 'currency', 'month', 'day', 'year'].includes(name)) return [1];
    if (name === 'decimalDigits' && typeof argument === 'number') return [10 ** -argument];
    return name === 'divisibleBy' && typeof argument === 'number' ? [argument] : [];
  });
  return Math.max(0, ...steps);
};

/** Every pair of limits of a field that a value has to keep at once. */
export function limitsOf(field: Field, input: LintInput): readonly Pair[] {
  const { constraints, type, widget, required } = field;
  const asked = required ? [...constraints, { name: 'required', argument: true, message: null }] : constraints;
  return [
    ...(type === 'text' && widget !== 'date' ? pairsOf(asked, lengths, 1) : []),
    ...pairsOf(constraints, numbers, numberStep(constraints)),
    ...pairsOf(constraints, days, 1),
    ...listsOf(constraints),
    ...chosenOf(field, input),
    ...ownValueOf(field),
    ...classConflict(field, input),
  ];
}

function pairsOf(
  constraints: Field['constraints'],
  sides: { readonly [constraint: string]: Side },
  step: number,
): readonly Pair[] {
  const own = constraints.filter(({ name }) => Object.hasOwn(sides, name));
  return own.flatMap((one) =>
    own.flatMap((other): readonly Pair[] => {
      const { least, open: isOpenBelow = false } = sides[one.name] ?? {};
      const { most, open: isOpenAbove = false } = sides[other.name] ?? {};
      if (one === other || least === undefined || most === undefined) return [];
      const isEmpty = (below: unknown, above: unknown) => {
        const [from, to] = [least(below), most(above)];
        if (from === null || to === null) return null;
        return isEmptyBetween(from, to, step, isOpenBelow, isOpenAbove);
      };
      return [{ lower: limitOf(one), upper: limitOf(other), isEmpty }];
    }),
  );
}

function isEmptyBetween(from: number, to: number, step: number, openBelow: boolean, openAbove: boolean): boolean {
  if (step === 0) return from > to || (from === to && (openBelow || openAbove));
  const nth = from / step;
  const up = Math.ceil(nth - 1e-9);
  const first = openBelow && Math.abs(up - nth) < 1e-9 ? up + 1 : up;
  const last = to / step;
  return openAbove ? first >= last - 1e-9 : first > last + 1e-9;
}

function limitOf({ name, argument }: ConstraintUse): Limit {
  const tree = asExpression(argument)?.tree ?? null;
  return { name, value: argument, tree };
}

/** More have to be marked than may be there. */
function listsOf(constraints: Field['constraints']): readonly Pair[] {
  const least = constraints.find(({ name }) => name === 'atLeast');
  const most = constraints.find(({ name }) => name === 'most');
  if (least === undefined || most === undefined) return [];
  const countOf = (argument: unknown) => (argument as { readonly count?: number }).count ?? 0;
  return [{ lower: limitOf(least), upper: limitOf(most), isEmpty: (one, other) => countOf(one) > Number(other) }];
}

/** Values that can be counted: options, and those of `oneOf`. One of them has to be accepted by everything that is written. */
function chosenOf({ type, options, constraints }: Field, { vocabulary }: LintInput): readonly Pair[] {
  if (type !== 'text' && type !== 'number') return [];
  const oneOf = constraints.find(({ name }) => name === 'oneOf');
  const values: readonly unknown[] =
    options.length > 0 ? options.map(({ value }) => value) : Array.isArray(oneOf?.argument) ? oneOf.argument : [];
  if (values.length === 0) return [];
  const others = constraints.filter(({ name, argument }) => {
    const kind = vocabulary.constraints[name];
    return kind?.demandsValue !== true && kind?.appliesTo.includes(type) === true && isWritten(argument);
  });
  const accepts = ({ name, argument }: ConstraintUse, value: unknown) =>
    vocabulary.constraints[name]?.test(value, argument as never) !== false;
  const refusing = others.filter((one) => !values.some((value) => accepts(one, value)));
  const none = !values.some((value) => others.every((one) => accepts(one, value)));
  const [bad = none ? others.at(-1) : undefined] = refusing;
  if (bad === undefined) return [];
  const list: Limit = { name: options.length > 0 ? 'options' : 'oneOf', value: null, tree: null };
  return [{ lower: list, upper: limitOf(bad), isEmpty: () => true }];
}

/** What has to differ from itself. */
function ownValueOf({ name, constraints }: Field): readonly Pair[] {
  const reads = (tree: unknown): boolean =>
    Array.isArray(tree) &&
    ((tree[0] === 'get' && tree[2] === name && tree[1]?.[0] === 'name' && tree[1][1] === 'form') ||
      (tree[0] !== 'has' && tree.some(reads)));
  const own = constraints.find((one) => one.name === 'mustDifferFrom' && reads(asExpression(one.argument)?.tree));
  if (own === undefined) return [];
  const itself: Limit = { name: own.name, value: null, tree: null };
  return [{ lower: itself, upper: itself, isEmpty: () => true }];
}

function isWritten(argument: unknown): boolean {
  if (asExpression(argument) !== null) return false;
  return typeof argument !== 'object' || argument === null || Object.values(argument).every(isWritten);
}
