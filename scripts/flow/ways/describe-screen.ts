import type { GraphNode } from '../../../src/flow/graph/graph.ts';
import { distinct, type WayWords } from './way-words.ts';
import { EXITS, grouped, type Way, type Ways } from './ways.ts';

/** A line of text with its sub-items. */
export interface Line {
  readonly text: string;
  readonly below: readonly Line[];
}

/** A screen's ways in words. */
export interface ScreenWays {
  readonly into: readonly Line[];
  readonly onward: readonly Line[];
  readonly back: readonly Line[];
  readonly exits: readonly Line[];
}

export function describeScreen(name: string, ways: Ways, words: WayWords): ScreenWays {
  const id = `screen:${name}`;
  const out = ways.outOf(id);
  const places = new Set([
    id,
    ...[...ways.nodes.values()].filter(({ screen, kind }) => screen === name && kind !== 'stay').map((node) => node.id),
  ]);
  const exits = [...places].flatMap((place) => ways.outOf(place)).filter(({ kind }) => EXITS.has(kind));
  return {
    into: ways
      .into(id)
      .filter(({ from }) => from.screen !== name)
      .map((way) => lineOf(way, `${sourceOf(way.from, words)}から`, words)),
    onward: out
      .filter(({ kind }) => !EXITS.has(kind) && kind !== 'back')
      .map((way) => lineOf(way, `→ ${words.place(way.to)}`, words, dialogLines(way.to, ways, words))),
    back: out.filter(({ kind }) => kind === 'back').map((way) => lineOf(way, `→ ${words.place(way.to)}`, words)),
    exits: exitLines(exits, ways, words),
  };
}

/** `→ place` with its causes, each with the conditions under which it leads there. */
function lineOf(way: Way, place: string, words: WayWords, below: readonly Line[] = []): Line {
  const causes = [...grouped(way.edges, words.cause)].map(([cause, edges]) => {
    const cases = distinct(edges.map((edge) => words.conditions(edge).join('、かつ')));
    return { cause: EXITS.has(way.kind) ? exitCause(way, words) : cause, cases: cases.includes('') ? [] : cases };
  });
  const arrow = place.startsWith('→') ? ' ' : '、';
  const [only] = causes;
  if (causes.length === 1 && only !== undefined) {
    const [single] = only.cases;
    const lead = place.startsWith('→') ? `${only.cause}${arrow}${place}` : `${place}${arrow}${only.cause}`;
    if (only.cases.length === 1 && single !== undefined) return { text: lead, below: [caseLine(single), ...below] };
    return { text: lead, below: [...only.cases.map(caseLine), ...below] };
  }
  return {
    text: place,
    below: [...causes.map(({ cause, cases }) => ({ text: cause, below: cases.map(caseLine) })), ...below],
  };
}

function caseLine(words: string): Line {
  return { text: `条件: ${words}`, below: [] };
}

function exitCause(way: Way, words: WayWords): string {
  if (way.kind === 'timeout') return '時間切れ';
  const codes = words.codes(way);
  return codes.length > 0 ? `エラー ${codes.join('、')}` : distinct(way.edges.map(words.cause)).join('、');
}

/** Targets of a dialog's buttons. */
function dialogLines(node: GraphNode, ways: Ways, words: WayWords): readonly Line[] {
  if (node.kind !== 'dialog') return [];
  return ways
    .outOf(node.id)
    .filter(({ kind }) => !EXITS.has(kind))
    .map((way) => ({
      text: `${distinct(way.edges.map(words.cause)).join('、')} → ${words.place(way.to)}`,
      below: [],
    }));
}

/** Errors and time-outs: one line per target and kind, with all codes and calls. */
function exitLines(exits: readonly Way[], ways: Ways, words: WayWords): readonly Line[] {
  return [...grouped(exits, ({ kind, to }) => `${kind}|${to.id}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const merged = { ...first, edges: group.flatMap(({ edges }) => edges) };
    const calls = distinct(merged.edges.flatMap(({ call }) => (call === undefined ? [] : [call])));
    const below = [
      ...(calls.length > 0 ? [{ text: `呼び出し: ${calls.join('、')}`, below: [] }] : []),
      ...dialogLines(first.to, ways, words),
    ];
    return [{ text: `${exitCause(merged, words)} → ${words.place(first.to)}`, below }];
  });
}

function sourceOf(node: GraphNode, words: WayWords): string {
  if (node.kind === 'dialog' || node.kind === 'app') return `画面 ${node.screen} の${words.place(node)}`;
  return words.place(node);
}
