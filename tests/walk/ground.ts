import { type NamesOf, namesFinder } from '../../src/flow/analysis/names.ts';
import { readPossibleFlow } from '../../src/flow/analysis/possible-flow.ts';
import { asExpression } from '../../src/flow/conditions/made-conditions.ts';
import { pathIn } from '../../src/flow/conditions/reads.ts';
import type { Condition, GraphEdge, GraphNode } from '../../src/flow/graph/graph.ts';
import { stepsIn } from '../../src/flow/parts/steps-in.ts';
import type { EdgeNote } from '../../src/flow/paths/notes.ts';
import { callOf, isRepeatedCall, theEffects } from '../../src/load/steps/effects-of.ts';
import type { Catalog, WrittenCall } from '../../src/model/catalog.ts';
import type { Dialog } from '../../src/model/dialog.ts';
import type { Expression } from '../../src/model/expression.ts';
import type { Place } from '../../src/model/place.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Service } from '../../src/model/service.ts';
import type { ErrorRow, Step } from '../../src/model/step.ts';
import { vocabulary } from '../load/vocabulary.ts';
import { type Contracts, contractsOf } from './contracts.ts';
import { readExamples } from './examples.ts';

/** An edge as it is walked: one for each error row that leads the same way, since what is shown may differ. */
export interface WalkEdge extends GraphEdge, Pick<EdgeNote, 'known' | 'writes' | 'after' | 'answered'> {
  readonly row: ErrorRow | null;
  /** Taken only by who left the check page by a 「変更」 link. */
  readonly isChange: boolean;
}

/** A name under which a call's answer, or a member of it (`member`, '' = all), can be read on a screen. */
export interface AnswerName {
  readonly path: string;
  readonly call: string;
  readonly member: string;
}

/** What a walk knows before anything is opened. Throws where a name is unknown. */
export interface Ground {
  readonly project: Project;
  readonly contracts: Contracts;
  readonly catalog: Catalog;
  readonly edges: readonly WalkEdge[];
  readonly names: NamesOf;
  readonly nodes: readonly GraphNode[];
  node(id: string): GraphNode;
  from(id: string): readonly WalkEdge[];
  into(id: string): readonly WalkEdge[];
  screen(name: string): Screen;
  service(name: string): Service;
  call(name: string): WrittenCall;
  dialog(node: GraphNode): Dialog | undefined;
  /** The example answer of the call's contract; undefined = it has none. */
  example(call: string): unknown;
  answerNames(screen: string): readonly AnswerName[];
  /** The step that has these options. */
  stepOf(options: object): Step | undefined;
  /** Is a step written there? */
  isStep(place: Place): boolean;
}

export function readGround(project: Project): Ground {
  const { graph, collector } = readPossibleFlow(project, vocabulary);
  const [catalog] = project.catalogs;
  if (catalog === undefined) throw new Error('No catalogue');
  const edges = graph.edges.flatMap((edge) => byRow(edge, collector.notes.edges.get(edge.id), project));
  const into = new Map<string, WalkEdge[]>();
  for (const edge of edges) into.set(edge.to, [...(into.get(edge.to) ?? []), edge]);
  const from = new Map<string, WalkEdge[]>();
  for (const edge of edges) from.set(edge.from, [...(from.get(edge.from) ?? []), edge]);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const screens = new Map(project.screens.map((screen) => [screen.name, screen]));
  const services = new Map(project.services.map((service) => [service.name, service]));
  const calls = new Map(catalog.calls.map((call) => [call.name, call]));
  const examples = readExamples();
  const steps = new Map(
    stepsIn([project.screens, project.services, catalog], vocabulary).map((step) => [step.options as object, step]),
  );
  const places = new Set([...steps.values()].map(({ at }) => placeOf(at)));
  const answers = new Map<string, readonly AnswerName[]>();
  const screen = (name: string) => known(screens.get(name), name);
  return {
    project,
    contracts: contractsOf(project),
    catalog,
    edges,
    names: namesFinder(collector),
    nodes: graph.nodes,
    node: (id) => known(nodes.get(id), id),
    from: (id) => from.get(id) ?? [],
    into: (id) => into.get(id) ?? [],
    screen,
    service: (name) => known(services.get(name), name),
    call: (name) => known(calls.get(name), name),
    dialog: (node) =>
      [
        ...(screens.get(node.screen)?.dialogs ?? []),
        ...(services.get(node.service)?.dialogs ?? []),
        ...catalog.dialogs,
      ].find(({ name }) => name === node.name),
    example: (call) => examples.get(call),
    answerNames(name) {
      const found = answers.get(name) ?? answerNamesOf(screen(name), services.get(screen(name).service));
      answers.set(name, found);
      return found;
    },
    stepOf: (options) => steps.get(options),
    isStep: (place) => places.has(placeOf(place)),
  };
}

function byRow(edge: GraphEdge, note: EdgeNote | undefined, project: Project): readonly WalkEdge[] {
  const { known = [], writes = [], after = [], answered = [], changed = false } = note ?? {};
  const conditions = [...edge.conditions, ...notDone(edge, project)];
  const whole = { ...edge, conditions, known, writes, after, answered, isChange: changed };
  const rows = [...(note?.rows ?? [])];
  if (rows.length === 0) return [{ ...whole, row: null }];
  return rows.map(([row, codes], nth) => ({
    ...whole,
    id: nth === 0 ? edge.id : `${edge.id}|row ${nth + 1}`,
    codes,
    row,
  }));
}

/** The time of a waiting is over only where what it waits for has not come. */
function notDone({ from, trigger, via, codes, call }: GraphEdge, project: Project): readonly Condition[] {
  if (via !== 'timeout' || codes.includes('timeout') || (call !== undefined && !trigger.startsWith('watch:')))
    return [];
  const screen = project.screens.find(({ name }) => from === `screen:${name}`);
  const steps = trigger.startsWith('watch:')
    ? screen?.watch.filter(({ name }) => trigger === `watch:${name}`)
    : screen?.actions.filter(({ name }) => trigger === `action:${name}`);
  return stepsIn(steps ?? [], vocabulary)
    .filter((step) => isRepeatedCall(vocabulary.steps[step.kind]))
    .flatMap(({ options: { until } }) =>
      typeof until === 'object' && until !== null ? [{ expression: until as Expression, holds: false }] : [],
    );
}

function answerNamesOf(screen: Screen, service: Service | undefined): readonly AnswerName[] {
  const kept = (call: string, keep: { readonly [member: string]: string }) =>
    Object.entries(keep).map(([member, path]) => ({ path, call, member }));
  const ofData = screen.data.flatMap(({ name, call, keep }) => [{ path: name, call, member: '' }, ...kept(call, keep)]);
  const ofSteps = stepsIn([screen, service?.draft ?? null], vocabulary).flatMap((step) => {
    const made = callOf(step, vocabulary);
    if (made === null) return [];
    const into = made.into === null ? [] : [{ path: made.into, call: made.call, member: '' }];
    return [{ path: made.result, call: made.call, member: '' }, ...into, ...kept(made.call, made.keep)];
  });
  const answers = [...ofData, ...ofSteps];
  // What is set from an answer is that answer.
  const ofWrites = stepsIn(screen, vocabulary).flatMap((step) =>
    theEffects(step, vocabulary, 'write').flatMap(({ values }) =>
      Object.entries((step.options[values] ?? {}) as object).flatMap(([path, value]): AnswerName[] => {
        const source = sourceOf(value);
        const read = answers.find((name) => source === name.path || source?.startsWith(`${name.path}.`));
        if (source === null || read === undefined || read.path.includes('.')) return [];
        return [
          {
            path,
            call: read.call,
            member: [read.member, source.slice(read.path.length + 1)].filter((part) => part !== '').join('.'),
          },
        ];
      }),
    ),
  );
  return [...answers, ...ofWrites];
}

/** The path that a value is read from; null = it is none. */
function sourceOf(value: unknown): string | null {
  const own = asExpression(value);
  return own === null ? null : pathIn(own.tree, new Map());
}

/** Steps of a template stand at one place, however many screens they belong to. */
export const placeOf = (at: Place | undefined) => (at === undefined ? '' : `${at.file}:${at.line}:${at.column}`);

function known<T>(item: T | undefined, name: string): T {
  if (item === undefined) throw new Error(`${name} is not in the project`);
  return item;
}
