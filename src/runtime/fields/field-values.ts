// chunk: screen-form
import { exactNumber } from '../../forms/exact-number.ts';
import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import type { Field, RepeatedFields } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';
import { repeatedName } from '../contract/control-id.ts';
import type { Evaluator } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import type { ServiceState } from '../storage/state.ts';
import { createEvaluator, holds } from '../values/evaluator.ts';
import { memberAt } from '../values/member-path.ts';
import { asRead, withCounting } from './as-read.ts';
import type { DataForms } from './data-forms.ts';
import { withEdits } from './edited-items.ts';
import { isOfType } from './is-of-type.ts';
import { askedFor, type ItemInList, itemsOf } from './repeated-items.ts';

/** The values of a screen's fields; in repeated fields they are keyed by item. */
export interface FieldValues {
  /** By field name, in repeated fields by {@link repeatedName}: the typed value, else the one accepted before. Hidden fields keep theirs. */
  readonly typed: AnyRecord;
  /** `typed` as it is drawn: inputs defined by data are opened with their current definition. */
  shown(evaluator: Evaluator): AnyRecord;
  recordInput(field: string, value: unknown): void;
  /** Drops typed and previously accepted values. */
  forget(): void;
  /**
   * Effective values as expressions read them ({@link asRead}); `countingOf` gives them as they are judged and kept: typed ones of shown fields, `absent`
   * ones of the others; for repeated fields a list in item order. Digits are the number that they write.
   */
  effective(evaluator: Evaluator): Scope;
  /** The items for which the fields of that group are currently repeated. */
  items(group: string, evaluator: Evaluator): readonly ItemInList[];
  /** Nothing has been answered, and what stands there is only suggested. By the names of `typed`. */
  isSuggested(name: string): boolean;
}

/** Persists typed values; null members stand for emptied fields. */
export interface TypedStore {
  read(): unknown;
  write(values: AnyRecord): void;
}

export function createFieldValues(
  { parts, environment }: Pick<Core, 'parts' | 'environment'>,
  { fields, groups }: Pick<Screen, 'fields' | 'groups'>,
  state: ServiceState,
  store: TypedStore,
  dataForms: DataForms | null,
): FieldValues {
  const alone = createEvaluator(() => ({}), parts.functions, environment);
  const kept = store.read();
  /** What is typed, as the store keeps it. */
  const lasting = isRecord(kept) ? fromStore(kept, fields, groups) : {};
  const typed: Record<string, unknown> = Object.fromEntries(
    Object.entries(lasting).map(([name, value]) => [name, value ?? undefined]),
  );
  /** The last value seen in the state: the accepted value of a field hidden since then reappears with the field. */
  const accepted: Record<string, unknown> = {};
  /** Had no answer yet, and what is suggested instead: as long as nothing is typed, only going on makes it one. */
  const open = new Set<string>();
  const everyItem = (group: RepeatedFields) => itemsOf(group, state.scope(), alone);
  const values = (): AnyRecord => {
    const scope = { state: state.scope() };
    for (const field of fields) learn(field.name, field, scope);
    for (const group of groups) {
      for (const { key, item } of itemsOf(group, scope.state, alone)) {
        for (const field of group.fields) learn(repeatedName(group.name, key, field.name), field, { item });
      }
    }
    const all: Values = { ...accepted, ...typed };
    for (const { name, items } of fields) {
      // Fields that edit list items are kept in sync with the list.
      if (items !== undefined) all[name] = withEdits(items, accepted[name], typed[name], alone);
    }
    return dropUndefined(all);
  };
  const withDataForms = (
    all: AnyRecord,
    change: (forms: DataForms, field: Field, value: unknown) => unknown,
  ): Values => {
    const next: Values = { ...all };
    for (const field of fields) {
      if (dataForms !== null && field.dataForm !== undefined)
        next[field.name] = change(dataForms, field, all[field.name]);
    }
    return dropUndefined(next);
  };
  const learn = (name: string, { bind, suggested }: Field, scope: AnyRecord) => {
    const value = bind === null ? undefined : memberAt(scope, bind);
    if (value !== undefined) accepted[name] = value;
    if (suggested && (accepted[name] ?? '') === '') {
      accepted[name] = memberAt(scope, suggested);
      open.add(name);
    }
  };
  const row = (group: RepeatedFields, key: string, all: AnyRecord): AnyRecord =>
    recordOf(group.fields, (field) => reckoned(field, all[repeatedName(group.name, key, field.name)]));

  return {
    get typed() {
      return values();
    },
    shown: (evaluator) => withDataForms(values(), (forms, field, value) => forms.open(field, value, evaluator)),
    forget() {
      for (const values of [typed, accepted, lasting]) for (const name of Object.keys(values)) delete values[name];
    },
    recordInput(name, value) {
      typed[name] = value;
      if (fieldNamed(name, fields, groups)?.keep === 'screen') lasting[name] = value ?? null;
      store.write(lasting);
    },
    effective(evaluator) {
      const all = values();
      const counting = withDataForms(
        recordOf(fields, (field) => reckoned(field, all[field.name])),
        (forms, field, value) => forms.counting(field, value, evaluator),
      );
      const asked = groups.map((group) => askedFor(group, everyItem(group), evaluator));
      const form = read(fields, counting);
      const rows = groups.map((group, index) =>
        (asked[index] ?? []).map(({ key, item }) => {
          const values = row(group, key, all);
          return { item, values, read: read(group.fields, values) };
        }),
      );
      for (const [index, group] of groups.entries()) form[group.name] = rows[index]?.map((one) => one.read);
      settle([counting, form], fields, evaluator, { form });
      for (const [index, group] of groups.entries()) {
        const settled = (rows[index] ?? []).map(({ item, values, read }) =>
          settle([{ ...values }, { ...read }], group.fields, evaluator, { form, item }),
        );
        counting[group.name] = settled.map(([values]) => values);
        form[group.name] = settled.map(([, read]) => read);
      }
      return withCounting(form, counting);
    },
    items(name, evaluator) {
      const group = groups.find((candidate) => candidate.name === name);
      return group === undefined ? [] : askedFor(group, everyItem(group), evaluator);
    },
    isSuggested: (name) => open.has(name) && !(name in typed),
  };
}

type Values = Record<string, unknown>;

/** Replaces what was typed into hidden fields by their `absent` value, or removes it: in what counts, and in what expressions read. */
function settle(
  both: readonly [counting: Values, read: Values],
  fields: readonly Field[],
  evaluator: Evaluator,
  more: Scope,
): typeof both {
  for (const field of fields) {
    if (holds(evaluator, field.shownWhen, more)) continue;
    const absent = evaluator.value(field.absent, more);
    for (const values of both) {
      if (absent === null) delete values[field.name];
      else values[field.name] = absent;
    }
  }
  return both;
}

const read = (fields: readonly Field[], values: AnyRecord): Values =>
  recordOf(fields, (field) => asRead(field, values[field.name]));

/** A number that is kept in its digits as expressions reckon with it, where that is the very same number. */
const reckoned = ({ type }: Field, value: unknown): unknown =>
  type === 'number' && typeof value === 'string' ? (exactNumber(value) ?? value) : value;

function recordOf(fields: readonly Field[], of: (field: Field) => unknown): Values {
  const values: Values = {};
  for (const field of fields) {
    const value = of(field);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

/** Drops undefined members: on every key press, thus in place. */
function dropUndefined(values: Values): Values {
  for (const name of Object.keys(values)) if (values[name] === undefined) delete values[name];
  return values;
}

/** The field that a name in {@link FieldValues.typed} refers to. */
function fieldNamed(name: string, fields: readonly Field[], groups: readonly RepeatedFields[]): Field | undefined {
  const [group, ...inside] = name.split('.');
  const own = inside.length === 0 ? fields : (groups.find((candidate) => candidate.name === group)?.fields ?? []);
  return own.find((field) => field.name === (inside.at(-1) ?? group));
}

/** Storage can be tampered with, so values not of their field's type are dropped. */
function fromStore(
  kept: AnyRecord,
  fields: readonly Field[],
  groups: readonly RepeatedFields[],
): Record<string, unknown> {
  const fitting = Object.entries(kept).filter(([name, value]) => {
    const field = fieldNamed(name, fields, groups);
    if (field?.keep !== 'screen') return false;
    return value === null || isOfType(value, field.type) || (field.type === 'number' && typeof value === 'string');
  });
  return Object.fromEntries(fitting);
}
