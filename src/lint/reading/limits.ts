import { asExpression } from '../../flow/conditions/made-conditions.ts';
import type { Bounds } from '../../model/bounds.ts';
import type { ConstraintUse, Field } from '../../model/field.ts';
import type { LintInput } from '../rule.ts';
import { classConflict } from './letters.ts';
import type { Limit, Pair } from './limit-pair.ts';

/** Every pair of limits of a field that a value has to keep at once. */
export function limitsOf(field: Field, input: LintInput): readonly Pair[] {
  const { constraints, type, required } = field;
  const asked = required ? [...constraints, { name: 'required', argument: true, message: null }] : constraints;
  const pairs = (uses: Field['constraints'], unit: keyof Bounds) => pairsOf(uses, unit, input);
  return [
    // A date is counted in days.
    ...(type === 'text' && constraints.every(({ name }) => name !== 'date') ? pairs(asked, 'characters') : []),
    ...pairs(constraints, 'number'),
    ...pairs(constraints, 'day'),
    ...pairs(constraints, 'items'),
    ...chosenOf(field, input),
    ...ownValueOf(field),
    ...classConflict(field, input),
  ];
}

function pairsOf(uses: Field['constraints'], unit: keyof Bounds, { vocabulary }: LintInput): readonly Pair[] {
  const rangeOf = ({ name }: ConstraintUse) => vocabulary.constraints[name]?.bounds?.[unit];
  const own = uses.filter((use) => rangeOf(use) !== undefined);
  const step = unit === 'number' ? numberStep(own, vocabulary) : 1;
  return own.flatMap((one) =>
    own.flatMap((other): readonly Pair[] => {
      const { least, open: isOpenBelow = false } = rangeOf(one) ?? {};
      const { most, open: isOpenAbove = false } = rangeOf(other) ?? {};
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

/** What of the numbers lies between two: multiples of a step; 0 = anything. */
function numberStep(uses: Field['constraints'], { constraints }: LintInput['vocabulary']): number {
  const steps = uses.map(({ name, argument }) => constraints[name]?.bounds?.number?.step?.(argument) ?? 0);
  return Math.max(0, ...steps);
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
