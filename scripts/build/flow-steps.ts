import { isDeepStrictEqual } from 'node:util';
import { isWithin, overlaps, readsOf } from '../../src/flow/conditions/reads.ts';
import { fromStart } from '../../src/flow/parts/from-start.ts';
import type { Expression, Tree } from '../../src/model/expression.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Flow, Service } from '../../src/model/service.ts';

/** A screen of a flow, as one of its screens tells of it. */
export interface FlowStep {
  readonly title: string;
  readonly current: boolean;
  /** Only some answers lead to it. */
  readonly optional: boolean;
  /** Whether this person comes to it; null = always, `open`: what decides it is asked on a later screen. */
  readonly shownWhen: Expression | null | 'open';
  /** Once it is done it is no longer shown: it counts with the step before, so that nobody is led back in the count. */
  readonly undoesItself: boolean;
}

/** Of two steps nobody needs to be told. */
const fewest = 3;

/**
 * The steps of the flow that a screen belongs to, itself among them: the screens with a title of their own. Empty where it belongs to none, or to several,
 * and on the screen that shows what came of it, which is no step.
 */
export function flowSteps(screen: Screen, { services, screens }: Pick<Project, 'services' | 'screens'>): FlowStep[] {
  const service = services.find(({ name }) => name === screen.service) as Service;
  const [flow, ...others] = service.flows.filter((one) => stepsOf(one).includes(screen.name));
  if (flow === undefined || others.length > 0) return [];
  const own = stepsOf(flow).map((name) => screens.find((one) => one.name === name) ?? screen);
  const at = own.indexOf(screen);
  const steps = own.flatMap(({ title, shownWhen, doneWhen }, index): FlowStep[] => {
    if (typeof title !== 'string') return [];
    const asked = (from: number) => shownWhen !== null && isAnswered(shownWhen, own.slice(from, index), service);
    const current = index === at;
    const known = current || shownWhen === null ? null : asked(at) ? 'open' : onceKnown(shownWhen, service);
    const undoesItself = isDeepStrictEqual(doneWhen?.tree, ['not', shownWhen?.tree]);
    return [{ title, current, optional: asked(0), shownWhen: known, undoesItself }];
  });
  const isTold = steps.some(({ current }) => current) && steps.filter(({ optional }) => !optional).length >= fewest;
  return isTold ? steps : [];
}

/** Does it depend on what one of the screens asks for? */
function isAnswered(shownWhen: Expression, screens: readonly Screen[], service: Service): boolean {
  const reads = readsOf(shownWhen.tree, service);
  const leaves = reads.filter((path) => !reads.some((other) => other !== path && isWithin(other, path)));
  const asked = screens.flatMap(({ fields, groups }) => [
    ...fields.map(({ bind, items }) => (bind !== null && items !== undefined ? `${bind}[].${items.edits}` : bind)),
    ...groups.flatMap((group) => group.fields.map(({ bind }) => bind?.replace(/^item/u, `${group.each}[]`) ?? null)),
  ]);
  return leaves.some((path) => asked.some((bind) => bind !== null && overlaps(path, bind)));
}

const always = new Set(['settings', 'login', 'launch', 'device']);

/** Whether a later screen is shown can depend on what is only known on the way; until then it counts. null = always. */
function onceKnown(shownWhen: Expression, service: Service): Expression | null {
  const roots = readsOf(shownWhen.tree, service).map((path) => path.split(/[.[]/u));
  if (roots.some(([root = '']) => root !== 'state' && !always.has(root))) return null;
  const starting = new Set(service.state.filter(({ starts }) => starts !== undefined).map(({ name }) => name));
  const states = new Set(roots.flatMap(([root, name = '']) => (root === 'state' && !starting.has(name) ? [name] : [])));
  const tree = [...states].reduce<Tree>(
    (then, name) => ['?', ['has', ['name', 'state'], name], then, ['value', true]],
    shownWhen.tree,
  );
  return { ...shownWhen, tree };
}

/** From where the flow begins to its end. What came of it is no step. */
const stepsOf = (flow: Flow) => fromStart(flow).filter((name) => name !== flow.done?.result);
