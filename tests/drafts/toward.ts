import type { Filing } from '../../src/flow/filed/filings.ts';
import { stepsIn } from '../../src/flow/parts/steps-in.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Ground, WalkEdge } from '../walk/ground.ts';

const far = Number.POSITIVE_INFINITY;

/** Of what is pressed for a trigger. Example: `link:pension?view=1` is `pension`. */
const nameOf = (trigger: string) => (trigger.split(':').at(-1) ?? '').replace(/[?#].*$/u, '');

/** An edge that is taken when all goes well. */
const isUsual = ({ codes, via, row }: WalkEdge) =>
  codes.length === 0 && via !== 'error' && via !== 'timeout' && row === null;

/** How far it is to where something is filed, from what is pressed at a node of the graph, by its names; infinite = nobody knows a way. */
export function towardFiling(ground: Ground, filing: Filing): (node: string, names: readonly string[]) => number {
  const { screen } = filing;
  const flow = ground.service(screen.service).flows.find(({ screens }) => screens.includes(screen.name));
  const result = flow?.done?.result ?? null;
  const goals = [...(result === null ? [] : [`screen:${result}`]), `screen:${screen.name}`, `stay:${screen.name}`];
  const distances = new Map<string, number>(goals.map((goal) => [goal, goal === `screen:${result}` ? 1 : 2]));
  const due = [...goals];
  for (let at = due.shift(); at !== undefined; at = due.shift()) {
    const own = distances.get(at) ?? far;
    for (const { from } of ground.into(at).filter(isUsual)) {
      if ((distances.get(from) ?? far) <= own + 1) continue;
      distances.set(from, own + 1);
      due.push(from);
    }
  }
  const filing_ = filersOf(filing);
  return (node, names) => {
    if (ground.node(node).screen === screen.name && names.some((name) => filing_.has(name))) return 0;
    return ground
      .from(node)
      .filter((edge) => isUsual(edge) && names.includes(nameOf(edge.trigger)))
      .reduce((least, { to }) => Math.min(least, distances.get(to) ?? far), far);
  };
}

/** Names of the actions and the buttons of dialogs of its screen that file it. */
function filersOf({ screen, step }: Filing): ReadonlySet<string> {
  const files = (steps: unknown) => stepsIn(steps, vocabulary).includes(step);
  const actions = screen.actions.filter(files).map(({ name }) => name);
  const buttons = stepsIn(screen, vocabulary).flatMap(({ options: { then } }) =>
    Object.entries((then ?? {}) as object).flatMap(([id, steps]) => (files(steps) ? [id] : [])),
  );
  return new Set([...actions, ...buttons]);
}
