import { distinct, type WayWords } from '../ways/way-words.ts';
import type { Way, Ways } from '../ways/ways.ts';
import { grouped } from '../ways/ways.ts';
import type { Everywhere } from './picture.ts';

export interface Gathered {
  readonly everywhere: readonly Everywhere[];
  /** Ways mentioned there and not drawn. */
  readonly ways: ReadonlySet<Way>;
}

/** Ways shared by so many of a service's screens that fifty arrows would say nothing. `screens`: the service's number of screens. */
export function gatherEverywhere(own: readonly Way[], all: Ways, screens: number, words: WayWords): Gathered {
  const least = Math.max(3, Math.ceil(screens * 0.4));
  const shared = [...grouped(own.filter(isShareable), keyOf).values()].filter(
    (group) => screensOf(group).length >= least || group.every(isOfEveryAct),
  );
  const dialogs = new Set(shared.flatMap((group) => group.map(({ to }) => to)).filter(({ kind }) => kind === 'dialog'));
  const drawnOnce = own.filter(({ from }) => dialogs.has(from));
  return {
    everywhere: shared.map((group) => said(group, all, words)),
    ways: new Set([...shared.flat(), ...drawnOnce]),
  };
}

/** What may be said of any act is no way of this service. */
const isOfEveryAct = ({ edges }: Way) => edges.every(({ codes }) => codes.includes('outcome-other'));

const ALONG = new Set<Way['kind']>(['forward', 'back', 'change', 'changed', 'due', 'done', 'unanswered']);

/** Ways along a flow are what the map is for, so they are never gathered. */
function isShareable({ kind, to }: Way): boolean {
  if (ALONG.has(kind) || to.kind === 'stay') return false;
  return kind !== 'go' || to.kind === 'dialog';
}

function keyOf({ kind, to }: Way): string {
  return `${kind}|${to.kind}|${to.kind === 'dialog' ? to.id.replace(/@.*$/, '') : to.id}`;
}

function screensOf(group: readonly Way[]): readonly string[] {
  return distinct(group.map(({ from }) => from.screen));
}

function said(group: readonly Way[], all: Ways, words: WayWords): Everywhere {
  const [first] = group;
  if (first === undefined) throw new Error('an empty group');
  const merged = { ...first, edges: group.flatMap(({ edges }) => edges) };
  const codes = words.codes(merged);
  const causes = distinct(merged.edges.map(words.cause));
  const cause = codes.length > 0 ? codes.join('、') : first.kind === 'timeout' ? '時間切れ' : causes.join('、');
  const next = group.flatMap(({ to }) => (to.kind === 'dialog' ? all.outOf(to.id) : []));
  const then = distinct(
    next
      .filter(({ kind }) => kind !== 'error' && kind !== 'timeout')
      .flatMap((way) => way.edges.map((edge) => `${words.cause(edge)}→ ${words.place(way.to)}`)),
  );
  return { kind: first.kind, cause, to: words.place(first.to), then, screens: screensOf(group) };
}
