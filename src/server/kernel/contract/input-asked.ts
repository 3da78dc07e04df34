import { evaluate } from '../../../expressions/evaluate.ts';
import { ExpressionError } from '../../../expressions/expression-error.ts';
import { renderText } from '../../../expressions/text.ts';
import { isDynamic } from '../../../forms/constraints-of-field.ts';
import { isRecord } from '../../../forms/record.ts';
import type { Expression, Scope, TextValue } from '../../../model/expression.ts';
import type { ConstraintUse } from '../../../model/field.ts';
import type { CheckedField, InputCheck } from '../../../model/input-check.ts';
import type { InputParts, Known } from './input-parts.ts';
import { memberOf, put } from './request-member.ts';

/** The inputs that a screen may have asked for, with what was sent. */
export interface Asked {
  readonly row: number | null;
  readonly fields: readonly CheckedField[];
  readonly values: { readonly [field: string]: unknown };
  /** Is the request's only way here the one that asks for this input? */
  isCertain(field: CheckedField): boolean;
  holds(condition: Expression): boolean;
  text(text: TextValue, more: Scope): string;
}

interface Around {
  readonly reqBody: unknown;
  readonly row: number | null;
  readonly known: Known;
  readonly parts: InputParts;
}

/** Empty if the request says that the screen did not ask. `source`: the request, or the item of its list. */
export function askedIn(check: InputCheck, source: unknown, { reqBody, row, known, parts }: Around): readonly Asked[] {
  const scope = scopeOf(check, source, reqBody, known);
  const environment = {
    label: () => undefined,
    setting: (name: string) => known.settings[name],
    now: () => known.now.getTime(),
  };
  const value = (expression: Expression) => evaluate(expression.tree, scope, parts.functions, environment);
  /** undefined = the request does not decide it after all. */
  const decided = (expression: Expression): boolean | undefined => {
    try {
      return value(expression) === true;
    } catch (error) {
      if (error instanceof ExpressionError) return undefined;
      throw error;
    }
  };
  const when = check.when.map(decided);
  if (when.includes(false)) return [];
  const shown = new Map(check.fields.map((field) => [field, field.shownWhen === null || decided(field.shownWhen)]));
  const fields = check.fields
    .filter((field) => shown.get(field) !== false)
    .map((field) => ({ ...field, constraints: field.constraints.flatMap((use) => resolved(use, value)) }));
  const shownNames = new Set([...shown].flatMap(([{ name }, isShown]) => (isShown === true ? [name] : [])));
  return [
    {
      row,
      fields,
      values: Object.fromEntries(fields.map(({ name }) => [name, memberOf(source, check.members[name] ?? '')])),
      isCertain: (field) =>
        check.isCertain && field.isShownKnown && shownNames.has(field.name) && when.every((holds) => holds === true),
      holds: (condition) => decided(condition) === true,
      text: (text, more) => renderText(text, { ...scope, ...more }, parts.functions, environment),
    },
  ];
}

/** The constraint with its argument worked out; one that the request does not decide asks nothing. */
function resolved(use: ConstraintUse, evaluate: (expression: Expression) => unknown): readonly ConstraintUse[] {
  if (!isDynamic(use.argument)) return [use];
  try {
    return [{ ...use, argument: argumentOf(use.argument, evaluate) }];
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

function argumentOf(written: unknown, evaluate: (expression: Expression) => unknown): unknown {
  if (Array.isArray(written)) return written.map((entry) => argumentOf(entry, evaluate));
  if (!isRecord(written)) return written;
  if (written.kind === 'expression') return evaluate(written as unknown as Expression);
  return Object.fromEntries(Object.entries(written).map(([key, entry]) => [key, argumentOf(entry, evaluate)]));
}

const made = new WeakMap<Known['settings'], object>();

/** Settings by the parts of their names. */
function nested(settings: Known['settings']): object {
  const known = made.get(settings);
  if (known !== undefined) return known;
  const all: { [name: string]: unknown } = {};
  for (const [name, setting] of Object.entries(settings)) put(all, name, setting);
  made.set(settings, all);
  return all;
}

/** The names that the check's expressions read. */
function scopeOf({ paths }: InputCheck, source: unknown, reqBody: unknown, { today, settings }: Known): Scope {
  const scope: { [name: string]: unknown } = { settings: nested(settings) };
  put(scope, 'login.dateToday', today);
  for (const [path, member] of Object.entries(paths)) {
    const value = memberOf(path.startsWith('item.') ? source : reqBody, member);
    if (value !== undefined) put(scope, path, value);
  }
  return scope;
}
