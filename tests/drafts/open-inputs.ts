import { vocabulary } from '../../build/vocabulary.ts';
import { type AnswerValues, freeKey, readAnswers, rowsOf, shownItems } from '../../src/forms/data-form/answers.ts';
import { withAnswer, withRows } from '../../src/forms/data-form/change-answers.ts';
import type { DataForm, DataGroup } from '../../src/forms/data-form/definition.ts';
import { isGroup, itemsOf, mostRows } from '../../src/forms/data-form/definition.ts';
import { innerField } from '../../src/forms/data-form/inner-field.ts';
import type { Scope } from '../../src/model/expression.ts';
import type { Field } from '../../src/model/field.ts';
import { repeatedName } from '../../src/runtime/contract/control-id.ts';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { attached } from '../stories/in-process/attached.ts';
import { isLockedItem } from '../stories/in-process/input-words.ts';

/** One input that can be used now, of the screen itself, of repeated fields, or of a form that came as data. */
export interface OpenInput {
  /** As errors name it. */
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** Keys of what can be chosen in it; empty = it is typed into. */
  readonly choices: readonly string[];
  /** What constraints compare with now; undefined = nobody can tell. */
  known(argument: unknown): unknown;
  /** Records a value as its widget passes it on. */
  set(value: unknown): void;
  /** Uploads a sample file of that name; absent = it takes none. */
  attach?(file: string): void;
}

/** Rows of a form that came as data: one more, or one less. */
export interface RowChange {
  readonly name: string;
  readonly isMore: boolean;
  make(): void;
}

/** Of the dialog that is open, if it asks anything; otherwise of the screen. */
export function openInputs(screen: ScreenRuntime, inDialog: readonly string[] | null): readonly OpenInput[] {
  const { fields, groups, dialogs } = screen.screen;
  const others = new Set(dialogs.flatMap((dialog) => dialog.fields ?? []));
  const isOwn = ({ name }: Field) => (inDialog === null ? !others.has(name) : inDialog.includes(name));
  const own = fields
    .filter((field) => isOwn(field) && isShown(screen, field))
    .flatMap((field) => inputs(screen, field, field.name, {}));
  if (inDialog !== null) return own;
  const repeated = groups.flatMap((group) =>
    screen
      .items(group.name)
      .flatMap(({ key, item }) =>
        group.fields
          .filter((field) => isShown(screen, field, { item }))
          .flatMap((field) => inputs(screen, field, repeatedName(group.name, key, field.name), { item })),
      ),
  );
  return [...own, ...repeated];
}

const isShown = (screen: ScreenRuntime, { shownWhen }: Field, more?: Scope) =>
  shownWhen === null || screen.evaluate(shownWhen, more) === true;

function inputs(screen: ScreenRuntime, field: Field, name: string, more: Scope): readonly OpenInput[] {
  const value = screen.view.getState().form[name];
  const known = (argument: unknown) => argumentIn(screen, argument, more);
  const set = (typed: unknown) => screen.recordInput(name, typed);
  if (field.items !== undefined) return [picker(screen, field, name, known)];
  if (field.dataForm !== undefined) return innerInputs(screen, field, name);
  return [{ name, field, value, known, set, choices: field.options.map((option) => option.value) }];
}

/** Its value is the list of the keys that are chosen. */
function picker(screen: ScreenRuntime, field: Field, name: string, known: OpenInput['known']): OpenInput {
  const { key, edits, options } = field.items as NonNullable<Field['items']>;
  const list = (screen.view.getState().form[name] ?? []) as readonly { readonly [member: string]: unknown }[];
  const keyOf = (item: object) => String(screen.evaluate(key, { item }));
  const free = list.filter((item) => !isLockedItem(screen, options, item));
  return {
    name,
    field,
    known,
    value: list.filter((item) => item[edits] === true).map(keyOf),
    choices: free.map(keyOf),
    set(chosen) {
      const keys = new Set(chosen as readonly string[]);
      const now = (screen.view.getState().form[name] ?? []) as typeof list;
      screen.recordInput(
        name,
        now.map((item) => (isLockedItem(screen, options, item) ? item : { ...item, [edits]: keys.has(keyOf(item)) })),
      );
    },
  };
}

const definitionOf = (screen: ScreenRuntime, field: Field) =>
  screen.evaluate((field.dataForm as NonNullable<Field['dataForm']>).definition) as DataForm;

function innerInputs(screen: ScreenRuntime, field: Field, name: string): readonly OpenInput[] {
  const answers = readAnswers(screen.view.getState().form[name]);
  if (answers === null) return [];
  const inner = (items: DataGroup['fields'], values: AnswerValues, around: string) =>
    items.map((data): OpenInput => {
      const own = innerField(data, vocabulary.constraints);
      const set = (typed: unknown) => {
        const now = readAnswers(screen.view.getState().form[name]);
        if (now !== null) screen.recordInput(name, withAnswer(now, `${around}${data.name}`, typed));
      };
      const known = (argument: unknown) =>
        typeof argument === 'object' && argument !== null && 'field' in argument ? undefined : argument;
      return {
        name: `${name}.${around}${data.name}`,
        field: own,
        value: values[data.name],
        choices: own.options.map((option) => option.value),
        known,
        set,
        ...(data.widget === 'attachment' && { attach: (file: string) => void attached(screen, field, file, set) }),
      };
    });
  const items = itemsOf(definitionOf(screen, field));
  const shown = new Set(shownItems(items, answers.values));
  return items
    .filter((item) => shown.has(item))
    .flatMap((item) =>
      isGroup(item)
        ? rowsOf(answers.values, item.group).flatMap(({ key, row }) =>
            inner(shownItems(item.fields, row), row, `${item.group}.${key}.`),
          )
        : inner([item], answers.values, ''),
    );
}

/** How the number of rows can be changed now. */
export function rowChanges(screen: ScreenRuntime): readonly RowChange[] {
  return screen.screen.fields.flatMap((field) => {
    const { name } = field;
    const answers =
      field.dataForm === undefined || !isShown(screen, field) ? null : readAnswers(screen.view.getState().form[name]);
    if (answers === null) return [];
    const items = itemsOf(definitionOf(screen, field));
    return shownItems(items, answers.values)
      .filter(isGroup)
      .flatMap(({ group, least = 0, most = mostRows }): readonly RowChange[] => {
        const rows = rowsOf(answers.values, group);
        const make = (change: Parameters<typeof withRows>[2]) => () =>
          screen.recordInput(name, withRows(answers, group, change));
        const more = {
          name: group,
          isMore: true,
          make: make((all) => [...all, { key: freeKey(all.map(({ key }) => key)), row: {} }]),
        };
        const less = { name: group, isMore: false, make: make((all) => all.slice(1)) };
        return [...(rows.length < Math.min(most, 4) ? [more] : []), ...(rows.length > least ? [less] : [])];
      });
  });
}

function argumentIn(screen: ScreenRuntime, argument: unknown, more: Scope): unknown {
  try {
    return screen.value(argument as never, more);
  } catch {
    return undefined;
  }
}
