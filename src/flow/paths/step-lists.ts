import type { Expression } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import { followCode } from './failures.ts';
import { joined, type Path, passing, under } from './path.ts';
import { type Site, stay } from './site.ts';

type Properties = { readonly [key: string]: JsonSchema };

/** Which condition leads to which list, in the order in which they are asked. */
const OUTCOMES = [
  ['stopWhen', 'onStop'],
  ['failWhen', 'onFail'],
  ['until', 'onDone'],
] as const;
/** Lists after which the action goes on; after the others it is over. */
const GO_ON = new Set(['onDone', 'onUpdatable']);

/** Step lists among a step's options, found by their schemas. Returns the paths on which the action goes on. */
export function followLists(
  site: Site,
  step: Step,
  properties: Properties,
  answered: readonly Path[],
  before: Path,
): readonly Path[] {
  const { options } = step;
  let live = answered;
  const outcomes = new Map<string, readonly Path[]>();
  for (const [condition, list] of OUTCOMES) {
    const asked = options[condition] as Expression | null | undefined;
    if (properties[condition] === undefined || !asked) continue;
    for (const path of live) site.collector.decide(site, path, asked, 'poll');
    const ended = live.map((path) => under(path, asked));
    outcomes.set(list, ended);
    live = condition === 'until' ? ended : live.map((path) => under(path, asked, false));
  }
  for (const key in properties) {
    const schema = properties[key] as JsonSchema;
    const value = options[key];
    if (!Array.isArray(value)) continue;
    if (schema['x-kind'] === 'steps') {
      const isOwn = key === step.kind;
      const from = outcomes.get(key) ?? (isOwn ? live : [named(before, schema)]);
      const after = site.follow(site, value, from);
      if (isOwn || (GO_ON.has(key) && outcomes.has(key))) live = after;
      else if (GO_ON.has(key)) live = joined([...live, ...after.map((path) => unnamed(path, before))]);
      else if (value.length > 0) stay(site, after, step.at);
      else if (key === 'onFail' && outcomes.has(key)) failedPoll(site, step, from);
    } else if (schema.items?.['x-inline-step'] !== undefined) live = followBranches(site, value, live, step.at);
  }
  return live;
}

/** A list without a condition of its own is named by its schema: 時間切れ, アプリがない …. */
function named(path: Path, schema: JsonSchema): Path {
  const says = /^[^。（]+?(?=のとき|とき|。|（|$)/.exec(schema.description ?? '')?.[0] ?? path.label;
  const via = schema['x-via'];
  return { ...path, label: says, via: via === 'timeout' || via === 'error' || via === 'cancel' ? via : path.via };
}

/** A poll that fails without steps of its own goes through the error order with its call's own code. */
function failedPoll(site: Site, { options }: Step, paths: readonly Path[]): void {
  const call = site.collector.call(String(options.poll));
  const rows = (options.onError ?? []) as readonly ErrorRow[];
  if (call) for (const path of paths) followCode(site, call.clientCode, { ...path, call: call.name }, rows);
}

/** Going on as if the list had not been there: nothing is called after it any more. */
function unnamed(path: Path, before: Path): Path {
  return path.from === before.from ? { ...path, label: before.label, via: before.via } : path;
}

interface Branch {
  readonly when?: Expression | null;
  readonly do: readonly Step[];
}

/** The first branch that holds runs: each later one knows that those before it did not hold. */
function followBranches(
  site: Site,
  branches: readonly Branch[],
  paths: readonly Path[],
  at: Step['at'],
): readonly Path[] {
  const ends: Path[] = [];
  let rest = paths;
  site.collector.branch(
    site,
    branches.map(({ when }) => when ?? null),
    paths,
    at,
  );
  for (const { when, do: steps } of branches) {
    for (const path of rest) site.collector.decide(site, path, when, 'branch');
    const inside = rest.map((path) => under(path, when));
    ends.push(...site.follow(site, steps, inside));
    if (!when) return ends;
    rest = rest.map((path) => passing(path, when, false));
  }
  // Nobody said what then: the steps after it run.
  return [...ends, ...rest];
}
