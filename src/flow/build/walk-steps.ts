import type { Expression } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import { addAppReturn } from './app-return.ts';
import { followCall, followCode } from './failures.ts';
import { arrive, joined, type Path, type Site, under } from './path.ts';
import { followWay } from './way.ts';

type Options = Step['options'];

/** Follows steps in order from every path that comes to them; returns the paths on which the action goes on. */
export function walkSteps(site: Site, steps: readonly Step[], paths: readonly Path[], rows = NO_ROWS): readonly Path[] {
  return steps.reduce<readonly Path[]>(
    (live, step) => joined(live.flatMap((path) => walkStep(site, step, path, rows))),
    paths,
  );
}

const NO_ROWS: readonly ErrorRow[] = [];

function walkStep(site: Site, step: Step, path: Path, rows: readonly ErrorRow[]): readonly Path[] {
  const meant = under(under(path, step.when), step.unless, false);
  const after = runStep(site, step, meant, rows);
  if (!step.when && !step.unless) return after;
  // With both conditions, not having run tells nothing of either.
  const skipped = step.when && step.unless ? path : under(under(path, step.when, false), step.unless, true);
  return [skipped, ...after];
}

function runStep(site: Site, step: Step, path: Path, rows: readonly ErrorRow[]): readonly Path[] {
  const { vocabulary } = site.collector;
  const kind = vocabulary.steps[step.kind];
  if (kind === undefined) return [path];
  const { options } = step;
  if (step.kind === 'act') return walkAction(site, String(options.act), path, rows);
  addOwnEdges(site, step, path);
  const properties = kind.options.properties ?? {};
  if (Object.values(properties).some(({ 'x-kind': what }) => what === 'handlers')) {
    return walkDialog(site, step, path, rows);
  }
  const call = nameOf(properties, options, 'name:call');
  const app = nameOf(properties, options, 'name:app');
  const code = nameOf(properties, options, 'name:code');
  if (app !== null) addAppReturn(site, step, app, path);
  if (code !== null) followCode(site, code, path, rows);
  const answered = call === null ? [path] : followCall(site, step, call, path);
  const followed = walkLists(site, step, properties, answered, path, rows);
  return kind.endsAction ? [] : followed;
}

/** The edges a kind tells of itself: screens, ways, addresses, staying. */
function addOwnEdges(site: Site, step: Step, path: Path): void {
  const { collector } = site;
  const here = site.screen?.name ?? site.service.name;
  const edges = collector.vocabulary.steps[step.kind]?.edges(step) ?? [];
  const isApp =
    nameOf(collector.vocabulary.steps[step.kind]?.options.properties ?? {}, step.options, 'name:app') !== null;
  for (const [nth, { to, via }] of edges.entries()) {
    if ('dialog' in to || isApp) continue;
    if ('address' in to) arrive(site, path, collector.addressNode(to.address), via, step.at);
    else if ('end' in to) {
      const cancelled = via === 'cancel' ? { ...path, trigger: 'cancel', label: '待つのをやめる' } : path;
      arrive(site, cancelled, collector.stayNode(here), via, step.at);
    } else if ('way' in to) followWay(site, step, to.way, path);
    // What stands beside a way is where it leads when there is none: `followWay` knows.
    else if (nth === 0 || !('way' in (edges[0]?.to ?? {})))
      arrive(site, path, collector.screenNode(to.screen), via, step.at);
  }
}

/** Another action's steps in this one's place; where it ends, this one ends. */
function walkAction(site: Site, name: string, path: Path, rows: readonly ErrorRow[]): readonly Path[] {
  const steps = site.screen?.actions.find((action) => action.name === name)?.steps;
  if (steps === undefined || path.within.includes(name)) return [];
  return walkSteps(site, steps, [{ ...path, within: [...path.within, name] }], rows).map((after) => ({
    ...after,
    within: path.within,
  }));
}

/** A dialog is a node of its own: each button goes on from there, by its own steps or by those after the dialog. */
function walkDialog(site: Site, step: Step, path: Path, rows: readonly ErrorRow[]): readonly Path[] {
  const { collector, screen, service } = site;
  const { id, dialog } = collector.dialogNode(String(step.options.dialog), step.at, screen, service);
  arrive(site, path, id, 'step', step.at);
  const then = (step.options.then ?? {}) as { readonly [button: string]: readonly Step[] };
  return (dialog?.buttons ?? []).flatMap((button) => {
    const pressed: Path = {
      ...path,
      from: id,
      trigger: `button:${button.id}`,
      label: collector.words(button.label),
      via: 'step',
      conditions: [],
      codes: [],
    };
    return walkSteps(site, then[button.id] ?? [], [pressed], rows);
  });
}

/** Which condition leads to which list, in the order in which they are asked. */
const OUTCOMES = [
  ['stopWhen', 'onStop'],
  ['failWhen', 'onFail'],
  ['until', 'onDone'],
] as const;
/** The one outcome after which the action goes on. */
const GOES_ON = 'onDone';

/** Step lists among a step's options, by their schemas. */
function walkLists(
  site: Site,
  step: Step,
  properties: { readonly [key: string]: JsonSchema },
  answered: readonly Path[],
  before: Path,
  rows: readonly ErrorRow[],
): readonly Path[] {
  const { options } = step;
  let live = answered;
  const outcomes = new Map<string, readonly Path[]>();
  for (const [condition, list] of OUTCOMES) {
    const asked = options[condition] as Expression | null | undefined;
    if (properties[condition] === undefined || !asked) continue;
    outcomes.set(
      list,
      live.map((path) => under(path, asked)),
    );
    live = live.map((path) => under(path, asked, condition === 'until'));
  }
  for (const [key, schema] of Object.entries(properties)) {
    const value = options[key];
    if (schema['x-kind'] === 'steps' && Array.isArray(value)) {
      const via = schema['x-via'];
      const from = outcomes.get(key) ?? (key === 'do' ? live : [timedOut(before, via)]);
      const after = walkSteps(site, value, from, rows);
      if (key === GOES_ON || key === 'do') live = after;
    } else if (schema.type === 'array' && schema.items?.['x-inline-step'] !== undefined && Array.isArray(value)) {
      live = walkBranches(site, value, live, rows);
    }
  }
  return live;
}

function timedOut(path: Path, via: unknown): Path {
  return via === 'timeout' ? { ...path, via: 'timeout', label: '時間切れ' } : path;
}

interface Branch {
  readonly when?: Expression | null;
  readonly do: readonly Step[];
}

/** The first branch that holds runs: each later one knows that those before it did not hold. */
function walkBranches(
  site: Site,
  branches: readonly Branch[],
  paths: readonly Path[],
  rows: readonly ErrorRow[],
): readonly Path[] {
  const ends: Path[] = [];
  let rest = paths;
  for (const { when, do: steps } of branches) {
    const inside = rest.map((path) => under(path, when));
    ends.push(...walkSteps(site, steps, inside, rows));
    if (!when) return ends;
    rest = rest.map((path) => under(path, when, false));
  }
  return ends;
}

function nameOf(properties: { readonly [key: string]: JsonSchema }, options: Options, what: string): string | null {
  const key = Object.keys(properties).find((candidate) => properties[candidate]?.['x-kind'] === what);
  const name = key === undefined ? undefined : options[key];
  return typeof name === 'string' ? name : null;
}
