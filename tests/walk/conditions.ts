import { asExpression } from '../../src/flow/conditions/made-conditions.ts';
import { overlaps, readsOf } from '../../src/flow/conditions/reads.ts';
import type { Condition } from '../../src/flow/graph/graph.ts';
import type { Expression, Tree } from '../../src/model/expression.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { inSomeItem } from './leads.ts';

/** Everything that a way asks of the world before its first press. `name`: the screen it begins on. */
export function wantedFor(ground: Ground, name: string, way: readonly WalkEdge[]): readonly Condition[] {
  const launched = way.some((edge) => isLaunchRefused(ground, edge)) ? [] : launchChecks(ground, name);
  const trigger = way[0]?.trigger ?? '';
  return [
    ...launched,
    ...conditionsOf(ground, way),
    ...inSomeItem(ground.screen(name), trigger),
    ...notYet(ground, name, way),
    // What another device has saved is shown where it belongs to the same process.
    ...(trigger === 'stored' ? ofProcess(ground, name) : []),
  ];
}

/** The draft is of the process to which the screen belongs. */
export function ofProcess(ground: Ground, screen: string): readonly Condition[] {
  const { draft, flows } = ground.service(ground.screen(screen).service);
  const process = flows.find(({ screens }) => screens.includes(screen))?.process ?? '';
  const told = asExpression(draft?.process);
  if (told === null || process === '') return [];
  const own: Tree = asExpression(process)?.tree ?? ['value', String(process)];
  return [
    {
      expression: { kind: 'expression', source: `${told.source} == process`, tree: ['==', told.tree, own] },
      holds: true,
    },
  ];
}

/** Refused for what the calling service passed. */
export function isLaunchRefused({ catalog }: Ground, { trigger }: WalkEdge): boolean {
  return catalog.guards.some(({ name, is }) => is === 'launch' && trigger === `guard:${name}`);
}

export function launchChecks(ground: Ground, screen: string): readonly Condition[] {
  const { launch } = ground.service(ground.screen(screen).service);
  return (launch?.checks ?? []).flatMap((check) =>
    'failsUnless' in check ? [{ expression: check.failsUnless, holds: true }] : [],
  );
}

/** What is waited for on the screen comes only where the way asks for it. */
function notYet(ground: Ground, screen: string, way: readonly WalkEdge[]): readonly Condition[] {
  const watches = ground
    .screen(screen)
    .watch.filter(({ name }) => way.every(({ trigger }) => trigger !== `watch:${name}`));
  return watches.flatMap(({ poll: { options } }) =>
    [options.until, options.stopWhen, options.failWhen].flatMap((condition) =>
      typeof condition === 'object' && condition !== null
        ? [{ expression: condition as Expression, holds: false }]
        : [],
    ),
  );
}

/** What a step on the way writes is not asked of the world before. */
function conditionsOf(ground: Ground, way: readonly WalkEdge[]): readonly Condition[] {
  const all = way.flatMap(({ from, known, conditions, writes }, at) => {
    const service = ground.service(ground.node(from).service);
    const before = way.slice(0, at).flatMap((edge) => edge.writes);
    const isFree = ({ expression }: Condition, written: readonly string[]) =>
      !readsOf(expression.tree, service).some((read) => written.some((write) => overlaps(read, write)));
    return [
      ...known.filter((one) => conditions.includes(one) || isFree(one, [...before, ...writes])),
      ...conditions.filter((one) => isFree(one, before)),
    ];
  });
  const isSame = (one: Condition, other: Condition) => one.expression === other.expression && one.holds === other.holds;
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
}
