import { callOf } from '../../load/steps/effects-of.ts';
import type { InputCheck, InputChecks } from '../../model/input-check.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { pathIn } from '../conditions/reads.ts';
import { stepsIn } from '../parts/steps-in.ts';
import { checksOfScreen, type SentPath } from './checks-of-screen.ts';
import { madeOn } from './made-on.ts';
import { sentOf } from './sent.ts';
import { treeOfValue } from './tree-of-value.ts';

/**
 * What the screens ask of the values that calls with an effect send, so that the portal can ask the same. A draft is saved as it was typed and left
 * out.
 */
export function inputChecksOf(project: Project, vocabulary: Vocabulary): InputChecks {
  const { catalogs, screens, services } = project;
  const sendings = services.flatMap((service) => {
    const own = screens.filter((screen) => screen.service === service.name);
    return own.flatMap((screen) =>
      sendingsOf(screen, service, own, project, vocabulary).map((sending) => ({ ...sending, service, own })),
    );
  });
  const calls = [...new Set(sendings.map(({ call }) => call))].sort();
  const { messages = {} } = catalogs.find(({ locale }) => locale === 'ja') ?? {};
  const used = new Set(Object.keys(vocabulary.constraints).concat('default', 'generic'));
  const checks = calls.flatMap((call) => {
    const found = checksOf(sendings.filter((sending) => sending.call === call));
    return found.length === 0 ? [] : [[call, found] as const];
  });
  return {
    calls: Object.fromEntries(checks),
    messages: Object.fromEntries(Object.entries(messages).filter(([name]) => used.has(name))),
  };
}

/** Of all the ways in which a call is sent. A screen has certainly asked only if it is on each of them. */
function checksOf(
  sendings: readonly (Sending & { service: Service; own: readonly Screen[] })[],
): readonly InputCheck[] {
  const all = sendings.map(({ screen, service, own, sent }) =>
    own.flatMap((asking) => {
      const isSame = asking === screen;
      return checksOfScreen(
        asking,
        service,
        sent,
        isSame ? 'same' : isOnEveryWayTo(screen, asking, service) ? 'before' : 'elsewhere',
      );
    }),
  );
  const isCertain = (check: InputCheck) =>
    all.every((found) =>
      found.some(
        ({ screen, list, isCertain: own, members }) =>
          own && screen === check.screen && list === check.list && sameMembers(members, check.members),
      ),
    );
  const different = new Map(
    all
      .flat()
      .map((check) => [JSON.stringify({ ...check, isCertain: null }), { ...check, isCertain: isCertain(check) }]),
  );
  return [...different.values()];
}

function sameMembers(one: InputCheck['members'], other: InputCheck['members']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Is one screen part of every flow that the other is in? */
function isOnEveryWayTo(screen: Screen, asking: Screen, { flows }: Service): boolean {
  const ways = flows.filter(({ screens }) => screens.includes(screen.name));
  return ways.length > 0 && ways.every(({ screens }) => screens.includes(asking.name));
}

interface Sending {
  readonly screen: Screen;
  readonly call: string;
  readonly sent: readonly SentPath[];
}

function sendingsOf(
  screen: Screen,
  service: Service,
  screens: readonly Screen[],
  { catalogs, callSchemas, types }: Project,
  vocabulary: Vocabulary,
): readonly Sending[] {
  const acts = new Set(catalogs[0]?.calls.filter(({ effect }) => effect !== 'none').map(({ name }) => name));
  const drafts = new Set(service.draft?.save.flatMap((step) => callOf(step, vocabulary)?.call ?? []));
  const made = madeOn(screen, screens, vocabulary);
  return stepsIn(screen, vocabulary).flatMap((step): readonly Sending[] => {
    const own = callOf(step, vocabulary);
    const request = callSchemas.find(({ name }) => name === own?.call)?.request;
    if (own === null || !acts.has(own.call) || drafts.has(own.call) || !request) return [];
    const sent = sentOf(forAll(request), treeOfValue(own.with), allForAll(types), made);
    const plain = sent.flatMap(({ member, tree }) => {
      const path = pathIn(tree, new Map());
      return path === null ? [] : [{ member, path }];
    });
    return [{ screen, call: own.call, sent: plain }];
  });
}

/** What is for machines counts, too: conditions read it. */
function forAll({ 'x-for': _, properties, items, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(properties && { properties: allForAll(properties) }),
    ...(items && { items: forAll(items) }),
  };
}

function allForAll<Schemas extends { readonly [name: string]: JsonSchema }>(schemas: Schemas): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, forAll(schema)])) as Schemas;
}
