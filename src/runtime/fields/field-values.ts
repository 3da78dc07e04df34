// chunk: screen-form
import { exactNumber } from '../../forms/exact-number.ts';
import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import type { Field, RepeatedFields } from '../../model/field.ts';
import { same } from '../../model/same.ts';
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
  /** The state that it was learnt from; null = not yet. */
  let learnt: AnyRecord | null = null;
  /** What stands in the inputs; and in those of the screen itself as expressions read it, hidden or not. Made anew with the state, else an input changes one. */
  let all: Values = {};
  let plain: Values = {};
  /** Fields that edit list items are kept in sync with the list. */
  const stands = ({ name, items }: Field, value: unknown) =>
    items === undefined ? value : withEdits(items, accepted[name], typed[name], alone);
  const values = (): AnyRecord => {
    const scope = { state: state.scope() };
    if (same(scope, learnt)) return all;
    learnt = scope;
    for (const field of fields) learn(field.name, field, scope);
    for (const group of groups) {
      for (const { key, item } of everyItem(group)) {
        for (const field of group.fields) learn(repeatedName(group.name, key, field.name), field, { item });
      }
    }
    all = { ...accepted, ...typed };
    for (const field of fields) all[field.name] = stands(field, all[field.name]);
    for (const name of Object.keys(all)) put(all, name, all[name]);
    plain = recordOf(fields, (field) => asRead(field, reckoned(field, all[field.name])));
    return all;
  };
  const learn = (name: string, { bind, suggested }: Field, scope: AnyRecord) => {
    const value = bind === null ? undefined : memberAt(scope, bind);
    if (value !== undefined) accepted[name] = value;
    if (suggested && (accepted[name] ?? '') === '') {
      accepted[name] = memberAt(scope, suggested);
      open.add(name);
    }
  };
  /** How often what is typed was to be written in this task: a form filled in at once is written twice, not at each field. */
  let writes = 0;
  const write = () => {
    if (writes++) return;
    store.write(lasting);
    queueMicrotask(() => {
      if (writes > 1) store.write(lasting);
      writes = 0;
    });
  };
  const withInner = fields.filter(({ dataForm }) => dataForms !== null && dataForm !== undefined);

  return {
    get typed() {
      return values();
    },
    shown(evaluator) {
      let drawn = values();
      for (const field of withInner)
        drawn = put({ ...drawn }, field.name, dataForms?.open(field, drawn[field.name], evaluator));
      return drawn;
    },
    forget() {
      writes &&= 1;
      for (const values of [typed, accepted, lasting]) for (const name of Object.keys(values)) delete values[name];
      learnt = null;
    },
    recordInput(name, value) {
      typed[name] = value;
      const field = fieldNamed(name, fields, groups);
      if (field?.keep === 'screen') lasting[name] = value ?? null;
      write();
      const isOwn = field !== undefined && !name.includes('.');
      all = put({ ...all }, name, isOwn ? stands(field, value) : value);
      if (isOwn) put(plain, name, asRead(field, reckoned(field, all[name])));
    },
    effective(evaluator) {
      const now = values();
      const form = { ...plain };
      /** What counts otherwise than as it stands: inputs defined by data, and what is hidden. */
      const others: Values = {};
      for (const field of withInner) {
        others[field.name] = dataForms?.counting(field, now[field.name], evaluator);
        put(form, field.name, asRead(field, others[field.name]));
      }
      const repeated = groups.map((group) => {
        const rows = askedFor(group, everyItem(group), evaluator).map(({ key, item }) => {
          const values = recordOf(group.fields, (field) =>
            reckoned(field, now[repeatedName(group.name, key, field.name)]),
          );
          return { item, values, shown: recordOf(group.fields, (field) => asRead(field, values[field.name])) };
        });
        form[group.name] = rows.map(({ shown }) => shown);
        return { group, rows };
      });
      settle(fields, evaluator, { form }, (name, absent) => {
        others[name] = absent;
        put(form, name, absent);
      });
      const lists: Values = {};
      for (const { group, rows } of repeated) {
        form[group.name] = rows.map(({ item, values, shown }) => {
          const own = { ...shown };
          settle(group.fields, evaluator, { form, item }, (name, absent) => {
            put(values, name, absent);
            put(own, name, absent);
          });
          return own;
        });
        lists[group.name] = rows.map(({ values }) => values);
      }
      return withCounting(form, () => ({
        ...recordOf(fields, (field) => (field.name in others ? others[field.name] : reckoned(field, now[field.name]))),
        ...lists,
      }));
    },
    items(name, evaluator) {
      const group = groups.find((candidate) => candidate.name === name);
      return group === undefined ? [] : askedFor(group, everyItem(group), evaluator);
    },
    isSuggested: (name) => open.has(name) && !(name in typed),
  };
}

type Values = Record<string, unknown>;

/** Has what was typed into hidden fields replaced by their `absent` value; undefined = by none. */
function settle(
  fields: readonly Field[],
  evaluator: Evaluator,
  more: Scope,
  replace: (name: string, absent: unknown) => void,
): void {
  for (const { name, shownWhen, absent } of fields)
    if (!holds(evaluator, shownWhen, more)) replace(name, evaluator.value(absent, more) ?? undefined);
}

/** A number that is kept in its digits as expressions reckon with it, where that is the very same number. */
const reckoned = ({ type }: Field, value: unknown): unknown =>
  type === 'number' && typeof value === 'string' ? (exactNumber(value) ?? value) : value;

function recordOf(fields: readonly Field[], of: (field: Field) => unknown): Values {
  const values: Values = {};
  for (const field of fields) put(values, field.name, of(field));
  return values;
}

/** Sets a member; undefined removes it. */
function put(values: Values, name: string, value: unknown): Values {
  if (value === undefined) delete values[name];
  else values[name] = value;
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
