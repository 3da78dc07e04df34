import type { ProgressBlock, ProgressStep } from '../../src/blocks/progress/block.ts';
import { isWithin, overlaps, readsOf } from '../../src/flow/conditions/reads.ts';
import { fromStart } from '../../src/flow/parts/from-start.ts';
import type { Expression, Tree } from '../../src/model/expression.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Flow, Service } from '../../src/model/service.ts';

/** Of two steps nobody needs to be told. */
const fewest = 3;

/**
 * The screens of flows say where the person is in them: the block `progress` comes first, made of the titles of the flow's screens. What only some answers
 * lead to is not counted, so that the total is the same from the first screen to the last. Not where the calling
 * service counts the steps (`stepIndicator`), nor on the screen that shows what came of it, which is no step.
 */
export function withProgress(project: Project): Project {
  const known = new Map(project.screens.map((screen) => [screen.name, screen]));
  return { ...project, screens: project.screens.map((screen) => placed(screen, project, known)) };
}

function placed(screen: Screen, { services }: Project, known: ReadonlyMap<string, Screen>): Screen {
  const service = services.find(({ name }) => name === screen.service);
  const own = service?.layout.stepIndicator === null ? service.flows.filter((flow) => within(flow, screen.name)) : [];
  const [flow] = own;
  if (flow === undefined || own.length > 1 || screen.view.some(({ kind }) => kind === 'progress')) return screen;
  const screens = stepsOf(flow).map((name) => known.get(name) ?? screen);
  const at = screens.indexOf(screen);
  const steps = screens.flatMap(({ title, shownWhen }, index): ProgressStep[] => {
    if (typeof title !== 'string') return [];
    const answers = (from: number, to: number) =>
      shownWhen !== null && isAnswered(shownWhen, screens.slice(from, to), service as Service);
    const current = index === at;
    const isFixed = current || shownWhen === null || answers(at, index);
    return [
      {
        title,
        shownWhen: isFixed ? null : onceKnown(shownWhen, service as Service),
        current,
        optional: answers(0, index),
      },
    ];
  });
  if (steps.filter(({ optional }) => !optional).length < fewest || !steps.some(({ current }) => current)) return screen;
  const block: ProgressBlock = { kind: 'progress', shownWhen: null, steps };
  return { ...screen, view: [block, ...screen.view] };
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

const within = (flow: Flow, screen: string) => stepsOf(flow).includes(screen);

/** From where the flow begins to its end. What came of it is no step. */
const stepsOf = (flow: Flow) => fromStart(flow).filter((name) => name !== flow.done?.result);
