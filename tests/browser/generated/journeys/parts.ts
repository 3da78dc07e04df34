import type { JourneyEdge, PortalModel } from './portal-model.ts';

/** Edges that one test takes on. */
const most = 160;
/** Edges of one screen that one test takes on: what can be pressed there may hang together with what fails while it is opened. */
const mostOfScreen = 240;

/** Edges that belong together. */
type Unit = readonly JourneyEdge[];

/**
 * The edges of a service cut into parts of about the same length, screens that follow each other together. What belongs to no screen (the bare
 * path) goes with the first. A screen that is too long for one part is cut between the things one does there.
 */
export function partsOf(model: PortalModel, service: string): readonly ReadonlySet<string>[] {
  const units = ['', ...model.service(service).screens].flatMap((screen) => {
    const edges = model.graph.edges.filter(({ from }) => isOf(model, from, service, screen));
    return edges.length > mostOfScreen ? byTrigger(model, edges) : [edges];
  });
  const total = units.reduce((sum, unit) => sum + unit.length, 0);
  const share = total / Math.ceil(total / most);
  const parts: Set<string>[] = [];
  let filled = 0;
  for (const unit of units) {
    const at = Math.min(Math.floor(filled / share), Math.ceil(total / most) - 1);
    const part = parts[at] ?? new Set<string>();
    for (const { id } of unit) part.add(id);
    parts[at] = part;
    filled += unit.length;
  }
  return parts.filter((part) => part !== undefined);
}

function isOf(model: PortalModel, from: string, service: string, screen: string): boolean {
  const node = model.node(from);
  return node.service === service && node.screen === screen;
}

/** By what is done on the screen, each with the dialogs and apps that it is the first to open: those are answered where they are opened. */
function byTrigger(model: PortalModel, edges: readonly JourneyEdge[]): readonly Unit[] {
  const onScreen = edges.filter(({ from }) => model.node(from).kind === 'screen');
  const left = new Set(edges);
  const units = [...new Set(onScreen.map(({ trigger }) => trigger))].map((trigger) => {
    const unit = onScreen.filter((edge) => edge.trigger === trigger);
    for (const { to } of unit)
      unit.push(
        ...edges.filter(
          (edge) => edge.from === to && left.has(edge) && !onScreen.includes(edge) && !unit.includes(edge),
        ),
      );
    for (const edge of unit) left.delete(edge);
    return unit;
  });
  // What nothing on the screen opens is looked for all the same.
  return [...units, [...left]];
}
