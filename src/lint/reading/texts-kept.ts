import { asExpression } from '../../flow/conditions/made-conditions.ts';
import { pathIn } from '../../flow/conditions/reads.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { callOf, theEffects } from '../../load/steps/effects-of.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { namedSchema } from '../../model/named-schema.ts';
import type { Service } from '../../model/service.ts';
import type { LintInput } from '../rule.ts';
import { partsOf } from './parts-of.ts';
import { type Contracts, contractsOf, schemaAt } from './schema-at.ts';

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
  const callSchemas = new Map(project.callSchemas.map((one) => [one.name, one]));
  const memberOf = (schema: JsonSchema | null | undefined, member: string) => {
    const whole = schema && namedSchema(schema, project.types);
    const inside = whole?.properties?.[member];
    return inside === undefined ? null : namedSchema(inside, project.types);
  };
  const sent = (call: string, given: unknown) => {
    for (const [member, value] of Object.entries((given ?? {}) as object)) {
      const path = pathOf(value);
      if (path !== null) note(path, memberOf(callSchemas.get(call)?.request, member));
    }
  };
  for (const { screen } of partsOf({ ...project, services: [service] })) {
    let contracts: Contracts | null = null;
    for (const step of stepsIn(screen ?? service, vocabulary)) {
      const call = callOf(step, vocabulary);
      if (call !== null) {
        for (const [member, path] of Object.entries(call.keep))
          note(path, memberOf(callSchemas.get(call.call)?.response, member));
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
      for (const [member, path] of Object.entries(keep)) note(path, memberOf(callSchemas.get(call)?.response, member));
      sent(call, given);
    }
  }
  return found;
}

function pathOf(value: unknown): string | null {
  const tree = asExpression(value)?.tree;
  return tree ? pathIn(tree, new Map()) : null;
}
