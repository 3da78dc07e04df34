import { meansCode } from '../../load/names/error-codes.ts';
import { goingOf, theEffects } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { ErrorRow } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { GraphEdge, NodeId } from '../graph/graph.ts';
import { stepsIn } from '../parts/steps-in.ts';
import { groupsOf } from '../paths/code-witnesses.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';
import { isRedirect } from './redirect.ts';

/** Finds screens and dialogs that cannot be reached from outside. */
export function findUnreachable(analysis: Analysis, reached: Reached): void {
  const { collector } = analysis;
  const closed = collector.project.screens.filter(({ name }) => !reached.has(`screen:${name}`));
  for (const { title, name, at } of firstOf(analysis, reached, closed)) {
    const words = collector.words(title);
    analysis.find(
      'screen-unreachable',
      at,
      `画面「${words}」（${name}）には、どこからも来られません。flows の並びに入れるか、go でここへ移る手順を書いてください。外から直接開く画面なら、flows の startsAt に書いてください。`,
    );
  }
  findDialogs(analysis);
}

/** Unreachable screens that no other unreachable screen leads to: the rest are consequences. */
function firstOf(analysis: Analysis, reached: Reached, closed: readonly Screen[]): readonly Screen[] {
  // A press that goes to its own screen is told there (`go-to-itself`), and may be the only reason why the others cannot be reached.
  const isLost = analysis.graph.edges.some(
    (edge) =>
      edge.from === edge.to &&
      edge.trigger.startsWith('action:') &&
      reached.has(edge.from) &&
      goesNowhere(analysis, edge),
  );
  if (isLost) return [];
  const ahead = new Map(closed.map(({ name }) => [name, aheadOf(analysis, `screen:${name}`)]));
  return closed.filter(({ name }) =>
    closed.every(
      (other) =>
        other.name === name ||
        ahead.get(other.name)?.has(`screen:${name}`) !== true ||
        ahead.get(name)?.has(`screen:${other.name}`) === true,
    ),
  );
}

/** Where parameters select what is shown, it leads on; a step that only reads again leads nowhere else. */
function goesNowhere({ collector }: Analysis, { from, at }: GraphEdge): boolean {
  const screen = collector.screen(from.slice('screen:'.length));
  if (screen === undefined || screen.url.length > 0 || screen.routes.some(({ path }) => path.includes('{')))
    return false;
  return stepsIn(screen, collector.vocabulary).some(
    (step) => step.at !== undefined && step.at === at && goingOf(step, collector.vocabulary) !== null,
  );
}

/** Everything reachable from a node by going forward. */
function aheadOf(analysis: Analysis, start: NodeId): ReadonlySet<NodeId> {
  const found = new Set<NodeId>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const edge of analysis.edgesFrom(node)) {
      const isOn = edge.via !== 'back' && !isRedirect(edge) && !edge.trigger.startsWith('change:');
      if (!isOn || found.has(edge.to) || analysis.collector.notes.edges.get(edge.id)?.changed) continue;
      found.add(edge.to);
      open.push(edge.to);
    }
  }
  return found;
}

/** Finds dialogs opened only by rows whose codes no call there returns. A dialog that a condition keeps closed is reported at the condition. */
function findDialogs({ collector, graph, find }: Analysis): void {
  const opened = new Set(graph.nodes.flatMap(({ kind, at }) => (kind === 'dialog' ? [at] : [])));
  const { screens, services } = collector.project;
  const owners = [...screens, ...services].filter(({ dialogs }) => dialogs.some(({ at }) => !opened.has(at)));
  if (owners.length === 0) return;
  const groups = groupsOf(collector);
  const everywhere = [...CLIENT_CODES, ...(collector.catalog?.calls.flatMap(({ codes }) => codes) ?? [])];
  const given = codesByService(collector);
  for (const owner of owners) {
    const own = ('service' in owner ? given.get(owner) : given.get(owner.name)) ?? [];
    // A code that nothing returns anywhere, and a row shadowed by an earlier one, each have a rule of their own.
    const unmet = rowsIn(owner).filter(
      ({ codes }) =>
        everywhere.some((code) => meansCode(codes, code, groups)) &&
        !own.some((code) => meansCode(codes, code, groups)),
    );
    for (const dialog of owner.dialogs) {
      const row = opened.has(dialog.at)
        ? undefined
        : unmet.find((candidate) => opens(candidate, dialog.name, collector.vocabulary));
      if (row === undefined) continue;
      find(
        'dialog-unreachable',
        dialog.at,
        `ダイアログ「${collector.words(dialog.title)}」（${dialog.name}）は、開くことがありません。これを開くエラーの行（${row.codes.join('、')}）が、ここの呼び出しからは返らないためです。行の codes を直すか、どちらも消してください。`,
      );
    }
  }
}

const CLIENT_CODES = ['network', 'timeout', 'malformed', 'unknown'];

/** Codes that the calls of a screen, or of a service (by its name), can return. */
function codesByService({ notes, call }: Analysis['collector']): ReadonlyMap<Screen | string, readonly string[]> {
  const found = new Map<Screen | string, string[]>();
  for (const { site, call: name } of notes.requests) {
    const codes = [...CLIENT_CODES, ...(call(name)?.codes ?? [])];
    for (const key of [site.screen, site.service.name]) {
      if (key === null) continue;
      const own = found.get(key);
      if (own) own.push(...codes);
      else found.set(key, codes.slice());
    }
  }
  return found;
}

function rowsIn(node: unknown): readonly ErrorRow[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(rowsIn);
  return isRow(node) ? [node, ...below] : below;
}

function isRow(node: unknown): node is ErrorRow {
  return typeof node === 'object' && node !== null && 'codes' in node && 'ignore' in node && 'do' in node;
}

function opens(row: ErrorRow, name: string, vocabulary: Vocabulary): boolean {
  return stepsIn(row.do, vocabulary).some((step) =>
    theEffects(step, vocabulary, 'open').some(({ dialog }) => step.options[dialog] === name),
  );
}
