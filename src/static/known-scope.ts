import { unknown } from '../expressions/outcome.ts';
import type { Catalog } from '../model/catalog.ts';
import type { Scope } from '../model/expression.ts';
import type { Field } from '../model/field.ts';
import { nestSettings } from '../model/nested-settings.ts';
import type { Route, Screen } from '../model/screen.ts';
import type { Service } from '../model/service.ts';
import type { ShippedScreen } from '../model/shipped-screen.ts';
import type { ShippedService } from '../model/shipped-service.ts';
import type { ExpressionFunction } from '../model/vocabulary.ts';
import { asRead } from '../runtime/fields/as-read.ts';
import { isStateWritten, knowingFacts } from '../runtime/known/knowing-facts.ts';
import type { Knowing } from '../runtime/known/known-part.ts';
import { memberAt } from '../runtime/values/member-path.ts';

export interface Published {
  readonly catalog: Catalog;
  readonly service: ShippedService;
  readonly screen: ShippedScreen;
  readonly settings: { readonly [name: string]: unknown };
  readonly functions: { readonly [name: string]: ExpressionFunction['run'] };
}

/**
 * What can be told of a screen before anybody opens it, in a tab that keeps nothing of it (one that does hides what was drawn until the code shows
 * what is kept): settings, code lists, the route, and state and inputs as they begin where nothing else puts them on its way in.
 */
export function knownOf({ catalog, service, screen, settings, functions }: Published, route: Route): Knowing {
  const codes = new Map([...catalog.codes, ...(service.own?.codes ?? [])].map((list) => [list.name, list]));
  const state = stateAtFirst(service, screen);
  const names = {
    settings: nestSettings(settings),
    route: { name: route.name, kind: route.kind },
    path: {},
    ...(service.contact && { contact: service.contact }),
    state,
    form: formAtFirst(screen, state),
  };
  return knowingFacts(names, service, {
    functions,
    environment: {
      label(list, value) {
        const found = codes.get(list);
        return found?.codes.find((code) => code.value === value)?.label ?? found?.otherwise ?? undefined;
      },
      setting: (name) => settings[name],
    },
  });
}

/** State as it begins; `unknown` where something writes to it before the screen is ready. The process depends on the way. */
function stateAtFirst(service: Service, screen: Screen): Scope | typeof unknown {
  if (isStateWritten(service, screen)) return unknown;
  const begun = service.state.flatMap(({ name, starts }) => (starts === undefined ? [] : [[name, starts] as const]));
  return { ...Object.fromEntries(begun), process: unknown };
}

/** What is known of the inputs' values. */
function formAtFirst({ fields, groups, data }: Screen, state: Scope | typeof unknown): Scope {
  const values = fields.map((field): readonly [string, unknown] => [
    field.name,
    // Whether it counts depends on whether it is asked for.
    field.shownWhen === null ? readAtFirst(field, data, state) : unknown,
  ]);
  return Object.fromEntries([
    ...values.filter(([, value]) => value !== undefined),
    ...groups.map(({ name }) => [name, unknown]),
  ]);
}

/** The same as expressions read it. */
function readAtFirst(field: Field, data: Screen['data'], state: Scope | typeof unknown): unknown {
  const value = valueAtFirst(field, data, state);
  return value === unknown ? unknown : asRead(field, value);
}

/** What an input holds as it is drawn; undefined = nothing, `unknown` = something may be filled in. */
function valueAtFirst({ name, bind, items }: Field, data: Screen['data'], state: Scope | typeof unknown): unknown {
  if (items !== undefined || data.some(({ fills }) => Object.hasOwn(fills, name))) return unknown;
  if (bind === null) return undefined;
  return state === unknown ? unknown : memberAt({ state }, bind);
}

/** Is it known what the input holds? */
export function isKnownInput(field: Field, { data }: Screen, { scope }: Knowing): boolean {
  return valueAtFirst(field, data, scope.state as Scope | typeof unknown) !== unknown;
}
