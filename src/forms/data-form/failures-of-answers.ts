// chunk: data-form
import type { Field } from '../../model/field.ts';
import { countCodePoints } from '../count-code-points.ts';
import { isRecord } from '../record.ts';
import { type FieldFailure, validateFields } from '../validate-fields.ts';
import { numbered } from './answer-summary.ts';
import { type AnswerValues, answerOf, countingOf, rowsOf, shownItems } from './answers.ts';
import { brokenRules, withBounds } from './between-fields.ts';
import {
  type DataField,
  type DataForm,
  type DataGroup,
  type DataItem,
  isGroup,
  itemsOf,
  mostRows,
} from './definition.ts';
import { innerField } from './inner-field.ts';
import type { DataConstraints } from './schema.ts';

/** An answer that the form does not accept. */
export interface AnswerFailure {
  /** JSON Pointer into the values: `/familyName`, `/careers/0/school`; `/careers` refers to the group as a whole, empty to the whole form. */
  readonly path: string;
  /** Name of its control: `familyName`, `careers.1.school` (the key of the row, not its position), `careers`. */
  readonly name: string;
  /** `type` if the value has another type than the field, `rule` with its message as the argument; `least` and `most` also for groups, `sameRow` of a group with the later one of two rows that say the same. */
  readonly constraint: string;
  readonly argument: unknown;
  /** What was answered in a field. */
  readonly value?: unknown;
  /** null = a group, or the whole form. */
  readonly field: Field | null;
  readonly group: DataGroup | null;
}

/**
 * `formats`: missing values are no failures. `shapes`: nor is anything a user can type or choose in a widget, whatever it is (a temporary save); what
 * remains are values that no widget produces.
 */
export type AnswerMode = 'all' | 'formats' | 'shapes';

/** Maximum code points of an answer that is kept as typed. */
export const mostTyped = 10_000;

/**
 * Every failure of answers to a checked definition, in reading order, for shown fields only. Pure, and identical in the browser and on the server.
 * `values` may be anything at all.
 */
export function failuresOfAnswers(
  form: DataForm,
  values: unknown,
  constraints: DataConstraints,
  mode: AnswerMode = 'all',
): readonly AnswerFailure[] {
  if (!isRecord(values))
    return [{ path: '', name: '', constraint: 'type', argument: 'record', field: null, group: null }];
  const shown = shownItems(itemsOf(form), values);
  return shown.flatMap((item: DataItem) =>
    isGroup(item)
      ? failuresOfGroup(item, values, constraints, mode)
      : failuresOfField(item, values, constraints, mode, { path: '', name: '', group: null, shown }),
  );
}

interface Around {
  readonly path: string;
  readonly name: string;
  readonly group: DataGroup | null;
  /** What is shown of the same list. */
  readonly shown: readonly DataItem[];
}

function failuresOfField(
  data: DataField,
  values: AnswerValues,
  constraints: DataConstraints,
  mode: AnswerMode,
  around: Around,
): readonly AnswerFailure[] {
  const field = innerField(withBounds(data, values, around.shown), constraints);
  const failures =
    mode === 'shapes'
      ? failuresOfShape(field, values, constraints)
      : [...validateFields([field], values, constraints), ...brokenRules(data, values, around.shown)];
  return failures
    .filter(({ constraint }) => mode === 'all' || constraints[constraint]?.demandsValue !== true)
    .map(({ constraint, argument }) => ({
      path: `${around.path}/${field.name}`,
      name: `${around.name}${field.name}`,
      constraint,
      argument,
      value: answerOf(values, field.name),
      field,
      group: around.group,
    }));
}

/** Texts may be anything up to a maximum length, even where a number is expected; choices and files come from the widget unchanged. */
function failuresOfShape(field: Field, values: AnswerValues, constraints: DataConstraints): readonly FieldFailure[] {
  const { name, options, widget, type } = field;
  const value = answerOf(values, name);
  if (typeof value === 'string' && options.length === 0 && (type === 'text' || type === 'number'))
    return countCodePoints(value) > mostTyped ? [{ field: name, constraint: 'maxLength', argument: mostTyped }] : [];
  const isKept = (constraint: string) => constraint === 'type' || constraint === 'oneOf' || widget === 'attachment';
  return validateFields([field], values, constraints).filter(({ constraint }) => isKept(constraint));
}

function failuresOfGroup(
  group: DataGroup,
  values: AnswerValues,
  constraints: DataConstraints,
  mode: AnswerMode,
): readonly AnswerFailure[] {
  const { group: name, least = 0, most = mostRows, fields } = group;
  const path = `/${name}`;
  const list = answerOf(values, name) ?? [];
  const tell = (constraint: string, argument: unknown): AnswerFailure[] => [
    { path, name, constraint, argument, field: null, group },
  ];
  if (!Array.isArray(list)) return tell('type', 'list');
  if (list.length > most) return tell('most', most);
  return [
    ...(list.length < least && mode === 'all' ? tell('least', least) : []),
    ...(mode === 'all'
      ? saidBefore(group, values).flatMap((index) => tell('sameRow', numbered(group.legend, index)))
      : []),
    ...rowsOf(values, name).flatMap(({ key, row }, index) => {
      const around = { path: `${path}/${index}`, name: `${name}.${key}.`, group };
      if (!isRecord(list[index])) {
        return [{ path: around.path, name, constraint: 'type', argument: 'record', field: null, group }];
      }
      const shown = shownItems(fields, row);
      return shown.flatMap((field) => failuresOfField(field, row, constraints, mode, { ...around, shown }));
    }),
  ];
}

/** Positions of rows that say nothing but what an earlier one said. */
function saidBefore({ group, fields }: DataGroup, values: AnswerValues): readonly number[] {
  const answers = rowsOf(values, group).map(({ row }) => countingOf(fields, row));
  const said = answers.map((one) => JSON.stringify(one));
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  return answers.flatMap((one, index) =>
    said.indexOf(JSON.stringify(one)) < index && !Object.values(one).every(isEmpty) ? [index] : [],
  );
}
