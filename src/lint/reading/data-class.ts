import { asExpression } from '../../flow/conditions/made-conditions.ts';
import { pathIn } from '../../flow/conditions/reads.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { callOf, theEffects } from '../../load/steps/effects-of.ts';
import type { Audience, DataClass } from '../../model/contract.ts';
import type { Tree } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { namedSchema } from '../../model/named-schema.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { LintInput } from '../rule.ts';
import { type Contracts, contractsOf, schemaAt } from './schema-at.ts';

/** How far a value may spread, and whom it tells something; what no contract tells of has none. */
export interface Spread {
  readonly class: DataClass;
  readonly for: Audience;
}

/** Of a value that its contract describes; flags and values out of a list say of nobody who it is. */
export function spreadOf(schema: JsonSchema): Spread {
  return {
    class: (schema['x-class'] as DataClass | undefined) ?? (isKind(schema) ? 'public' : 'personal'),
    for: (schema['x-for'] as Audience | undefined) ?? 'person',
  };
}

function isKind({ type, enum: values }: JsonSchema): boolean {
  return type === 'boolean' || values !== undefined;
}

/** What every value inside is; a value without members is its own. */
export function spreadsIn(
  schema: JsonSchema,
  { types }: Project,
  open: ReadonlySet<JsonSchema> = new Set(),
): readonly Spread[] {
  const whole = namedSchema(schema, types);
  if (whole === null || open.has(whole)) return [];
  const inside = new Set(open).add(whole);
  const parts = [
    ...Object.values(whole.properties ?? {}),
    ...Object.values(whole.patternProperties ?? {}),
    ...(whole.items ? [whole.items] : []),
  ];
  if (parts.length > 0) return parts.flatMap((part) => spreadsIn(part, { types } as Project, inside));
  return [spreadOf(whole)];
}

/** Paths whose value a tree gives; what it is only compared with or looked up by is none of it. */
export function givenBy(tree: Tree): readonly string[] {
  const path = pathIn(tree, new Map());
  if (path !== null) return [path];
  switch (tree[0]) {
    case '?':
      return [...givenBy(tree[2]), ...givenBy(tree[3])];
    case 'call':
      return tree.slice(2).flatMap((part) => (Array.isArray(part) ? givenBy(part as unknown as Tree) : []));
    case 'get':
      return givenBy(tree[1]).map((one) => `${one}.${tree[2]}`);
    case 'at':
      return givenBy(tree[1]).map((one) => `${one}[]`);
    case 'each':
      return givenBy(tree[2]);
    case '+':
    case '-':
    case '*':
      return [...givenBy(tree[1]), ...givenBy(tree[2])];
    default:
      return [];
  }
}

const kept = new WeakMap<Service, ReadonlyMap<string, readonly JsonSchema[]>>();

/** What contracts say of what a service keeps as plain text: by what is written there, and by what it is sent as. */
export function textsKept(service: Service, input: LintInput): ReadonlyMap<string, readonly JsonSchema[]> {
  const { project, vocabulary } = input;
  const before = kept.get(service);
  if (before !== undefined) return before;
  const found = new Map<string, JsonSchema[]>();
  kept.set(service, found);
  const note = (path: string, schema: JsonSchema | null) => {
    if (schema !== null) found.set(path, [...(found.get(path) ?? []), schema]);
  };
  const responses = new Map(project.callSchemas.map((one) => [one.name, one]));
  const memberOf = (schema: JsonSchema | null | undefined, member: string) => {
    const whole = schema && namedSchema(schema, project.types);
    const inside = whole?.properties?.[member];
    return inside === undefined ? null : namedSchema(inside, project.types);
  };
  const sent = (call: string, given: unknown) => {
    for (const [member, value] of Object.entries((given ?? {}) as object)) {
      const path = pathOf(value);
      if (path !== null) note(path, memberOf(responses.get(call)?.request, member));
    }
  };
  for (const holder of [service, ...project.screens.filter((one) => one.service === service.name)]) {
    const screen = 'routes' in holder ? (holder as Screen) : null;
    let contracts: Contracts | null = null;
    for (const step of stepsIn(holder, vocabulary)) {
      const call = callOf(step, vocabulary);
      if (call !== null) {
        for (const [member, path] of Object.entries(call.keep))
          note(path, memberOf(responses.get(call.call)?.response, member));
        sent(call.call, call.with);
      }
      for (const effect of theEffects(step, vocabulary, 'write')) {
        for (const [path, value] of Object.entries((step.options[effect.values] ?? {}) as object)) {
          const from = pathOf(value);
          if (from === null || path === from) continue;
          contracts ??= contractsOf(service, screen, project, vocabulary);
          note(path, schemaAt(from, contracts, project));
        }
      }
    }
    for (const { call, keep, with: given } of screen?.data ?? []) {
      for (const [member, path] of Object.entries(keep)) note(path, memberOf(responses.get(call)?.response, member));
      sent(call, given);
    }
  }
  return found;
}

function pathOf(value: unknown): string | null {
  const tree = asExpression(value)?.tree;
  return tree ? pathIn(tree, new Map()) : null;
}
