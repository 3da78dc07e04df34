import type { Scope } from '../model/expression.ts';
import type { Field } from '../model/field.ts';
import type { Screen } from '../model/screen.ts';
import type { Evaluator } from './contract.ts';
import type { Core } from './core.ts';
import { holds } from './evaluator.ts';
import { type AnyRecord, isRecord } from './record.ts';
import type { ServiceState } from './state.ts';
import { storageKeys } from './storage-keys.ts';

/** What is typed on one screen. Kept at every change, so that a reload or a wrong turn loses nothing. */
export interface FieldValues {
  /** By field name; hidden fields keep what they had. */
  readonly typed: AnyRecord;
  type(field: string, value: unknown): void;
  /** What counts: typed values of shown fields, `absent` values of the others. */
  effective(names: Evaluator): Scope;
  /** Writes the accepted values (`counting`: what `effective` gave) to the state they are bound to. */
  accept(counting: Scope): void;
}

export function createFieldValues({ session }: Core, screen: Screen, state: ServiceState): FieldValues {
  const key = storageKeys.typed(screen.service, screen.name);
  const { fields } = screen;
  const kept = session.get(key, isRecord);
  const values: Record<string, unknown> = { ...boundValues(fields, state.scope()), ...ofTheirTypes(fields, kept) };
  const effective = (names: Evaluator): Scope => {
    const form: Record<string, unknown> = { ...values };
    for (const field of fields) {
      if (holds(names, field.shownWhen, { form })) continue;
      const absent = names.value(field.absent, { form });
      if (absent === null) delete form[field.name];
      else form[field.name] = absent;
    }
    return form;
  };
  return {
    get typed() {
      return { ...values };
    },
    type(name, value) {
      if (value === undefined) delete values[name];
      else values[name] = value;
      const lasting = fields.filter(({ keep, name: own }) => keep === 'screen' && values[own] !== undefined);
      session.set(key, Object.fromEntries(lasting.map((field) => [field.name, values[field.name]])), null);
    },
    effective,
    accept(counting) {
      for (const { name, bind } of fields) if (bind !== null) state.set(bind, counting[name]);
    },
  };
}

/** What was accepted before stands in the fields again. */
function boundValues(fields: readonly Field[], state: Scope): AnyRecord {
  const bound = fields.map(({ name, bind }) => [name, bind === null ? undefined : memberAt({ state }, bind)]);
  return Object.fromEntries(bound.filter(([, value]) => value !== undefined));
}

function memberAt(record: AnyRecord, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), record);
}

/** Storages can be edited: what has not the type of its field is left out. */
function ofTheirTypes(fields: readonly Field[], kept: unknown): AnyRecord {
  if (!isRecord(kept)) return {};
  const fitting = fields.filter(({ name, type, keep }) => keep === 'screen' && isOfType(kept[name], type));
  return Object.fromEntries(fitting.map(({ name }) => [name, kept[name]]));
}

function isOfType(value: unknown, type: Field['type']): boolean {
  if (type === 'list') return Array.isArray(value);
  if (type === 'record') return isRecord(value);
  return typeof value === { text: 'string', number: 'number', flag: 'boolean' }[type];
}
