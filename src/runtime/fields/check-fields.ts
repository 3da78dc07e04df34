// chunk: checks
import { test as isFilled } from '../../forms/constraints/required.ts';
import { errorMessages } from '../../forms/error-messages.ts';
import { failuresOfForm } from '../../forms/failures-of-form.ts';
import type { AnyRecord } from '../../forms/record.ts';
import type { Block } from '../../model/block.ts';
import type { Scope, TextValue } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';
import { repeatedName } from '../contract/control-id.ts';
import type { CompiledForm } from '../contract/host.ts';
import type { Evaluator, FieldError, RepeatedItem } from '../contract/screen.ts';
import { holds } from '../values/evaluator.ts';
import type { DataForms } from './data-forms.ts';
import type { ScreenForms } from './load-forms.ts';

export interface FieldCheck extends ScreenForms {
  readonly screen: Pick<Screen, 'fields' | 'groups' | 'view'>;
  /** Effective values: typed ones of shown fields, `absent` ones of the others. */
  readonly counting: Scope;
  /** The items for which fields are repeated, in the order of their rows in `counting`. */
  items(group: string): readonly RepeatedItem[];
  readonly evaluator: Evaluator;
  /** `formats`: missing values are no error. */
  readonly mode: 'all' | 'formats';
  /** null = no field's inputs are defined by data. */
  readonly dataForms: DataForms | null;
  /** Errors of inputs with something that is not done; they go first. */
  readonly held?: Iterable<readonly [string, string]>;
  /** Shared messages of the catalogue. */
  readonly messages: { readonly [key: string]: TextValue };
}

/**
 * Errors of the shown fields, at most one per field, in page order. Those of repeated fields carry the name of their item's control.
 */
export function checkFields(check: FieldCheck): readonly FieldError[] {
  const { screen, form, groupForms, counting } = check;
  const own = errorsOf(check, form, screen.fields, counting);
  const repeated = screen.groups.flatMap(({ name: group, legend, fields }, index) => {
    const groupForm = groupForms[index] as CompiledForm;
    const rows = counting[group] as readonly AnyRecord[];
    return check.items(group).flatMap(({ key, item }, nth) =>
      errorsOf(check, groupForm, fields, rows[nth] ?? {}, { item }, legend).map(({ field, message }) => ({
        field: repeatedName(group, key, field),
        message,
      })),
    );
  });
  const inside = screen.fields.flatMap((field) => {
    const { dataForms, evaluator, mode, messages } = check;
    if (field.dataForm === undefined || !holds(evaluator, field.shownWhen)) return [];
    return dataForms?.errors(field, counting[field.name], evaluator, mode, messages) ?? [];
  });
  const held = [...(check.held ?? [])].map(([field, message]) => ({ field, message }));
  const others = [...own, ...repeated, ...inside].filter(({ field }) => !held.some((one) => one.field === field));
  return inOrderOfPage([...held, ...others], screen.view);
}

function errorsOf(
  { evaluator, mode, messages }: FieldCheck,
  { validate }: CompiledForm,
  fields: readonly Field[],
  values: AnyRecord,
  around: Scope = {},
  legend: TextValue = '',
): readonly FieldError[] {
  const shown = fields.filter(({ shownWhen }) => holds(evaluator, shownWhen, around));
  const failuresOf = (counted: AnyRecord, among: readonly Field[]) =>
    failuresOfForm({
      validate,
      fields: among,
      values: counted,
      evaluate: (expression) => evaluator.evaluate(expression, around),
      mode,
    });
  const told = errorMessages({
    fields: shown,
    failures: failuresOf(values, shown),
    values,
    refuses: (field, constraint, part) =>
      failuresOf({ ...values, [field.name]: part }, [field]).some(
        (failure) => failure.field === field.name && failure.constraint === constraint,
      ),
    isShown: () => true,
    row: legend === '' ? '' : `${evaluator.text(legend, around)}：`,
    messages,
    text: (text, more) => evaluator.text(text, { ...around, ...more }),
  });
  const isSound = (name: string) =>
    shown.some((field) => field.name === name) && isFilled(values[name]) && !told.some(({ field }) => field === name);
  const broken = shown.flatMap(({ name, label, rules = [] }) => {
    const rule = rules.find((one) => [name, ...one.with].every(isSound) && holds(evaluator, one.refuseWhen));
    return rule ? [{ field: name, message: evaluator.text(rule.message, { label: evaluator.text(label) }) }] : [];
  });
  return [...told, ...broken];
}

/** Sorts errors in page order; fields not placed in the view come last. */
function inOrderOfPage(errors: readonly FieldError[], view: readonly Block[]): readonly FieldError[] {
  const placed = placedFields(view);
  const position = ({ field }: FieldError) => placed.indexOf(field.split('.')[0] ?? field) + 1 || placed.length + 1;
  return errors.toSorted((one, other) => position(one) - position(other));
}

function placedFields(view: readonly Block[]): readonly string[] {
  return view.flatMap(({ field, blocks = [] }) => (field === undefined ? placedFields(blocks) : [field]));
}
