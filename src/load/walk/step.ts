import { nearest } from '../../expressions/nearest.ts';
import type { Expression } from '../../model/expression.ts';
import type { Step } from '../../model/step.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';
import { readExpression } from './expression.ts';
import { readMap } from './read-map.ts';
import { tellSlip } from './tell-slip.ts';

/** A list of steps; a single step may be written without the list. */
export function readSteps(walk: Walk, node: Node, home: string): Step[] {
  if (node.kind === 'refused') return [];
  if (node.kind === 'scalar') {
    const example = isOfStory(walk) ? 'press: next' : 'leave: portalTop';
    if (!tellSlip(walk, node)) tell(walk, 'schema/type', node.at, `手順の並びを書いてください。例: [{ ${example} }]`);
    return [];
  }
  const nodes = node.kind === 'list' ? node.items : [node];
  return nodes.map((item) => readStep(walk, item, home, [])).filter((step) => step !== null);
}

/**
 * One step. Its kind is the first key that is a known step kind; `when`/`unless` may accompany any. `beside`: keys allowed around it in the
 * surrounding map, for the did-you-mean.
 */
export function readStep(walk: Walk, node: Node, home: string, beside: readonly string[]): Step | null {
  if (node.kind !== 'map') {
    if (node.kind === 'scalar') tellNoMap(walk, node);
    else if (node.kind === 'list') tell(walk, 'schema/type', node.at, '手順を一つだけ書いてください。');
    return null;
  }
  const kinds = walk.vocabulary.steps;
  const condition = (key: string): Expression | undefined => {
    const found = node.entries.find((entry) => entry.key === key);
    return found && (readExpression(walk, found.value, 'flag') ?? undefined);
  };
  const when = condition('when');
  const unless = condition('unless');
  const written = node.entries.filter(({ key }) => key !== 'when' && key !== 'unless');
  const own = written.some(({ key }) => Object.hasOwn(kinds, key))
    ? written
    : assumeKind(walk, node, written, [...beside, ...Object.keys(kinds)]);
  const named = own.find(({ key }) => Object.hasOwn(kinds, key));
  const kind = named && kinds[named.key];
  if (!named || !kind) return null;
  const second = own.find(
    ({ key }) => key !== named.key && Object.hasOwn(kinds, key) && !Object.hasOwn(kind.options.properties ?? {}, key),
  );
  if (second) {
    tell(
      walk,
      'step/two-kinds',
      second.keyAt,
      `一つの手順に「${named.key}」と「${second.key}」の両方は書けません。「- ${second.key}: …」と次の行に分けてください。`,
    );
  }
  const entries = second ? own.filter((entry) => entry !== second) : own;
  const options = readMap(walk, { kind: 'map', entries, at: node.at }, kind.options, home);
  return {
    kind: named.key,
    ...(when && { when }),
    ...(unless && { unless }),
    options,
    at: node.at,
  };
}

/** Stories have steps of their own. */
const isOfStory = ({ vocabulary }: Walk) => Object.hasOwn(vocabulary.steps, 'press');

function tellNoMap(walk: Walk, node: ScalarNode): void {
  if (tellSlip(walk, node)) return;
  const { text, at } = node;
  const kind = walk.vocabulary.steps[text];
  const key = kind && kind.options.properties?.[text]?.const === true ? `{ ${text}: true }` : undefined;
  tell(
    walk,
    'schema/type',
    at,
    `手順は「名前: 値」の形で書いてください。例: { ${isOfStory(walk) ? 'press: next' : 'stop: true'} }`,
    key,
  );
}

/** Reports that no key is a step kind, and continues as if the nearest one had been written, since what follows may rely on that step. */
function assumeKind(
  walk: Walk,
  node: MapNode,
  own: readonly MapEntry[],
  known: readonly string[],
): readonly MapEntry[] {
  const [first, ...rest] = own;
  if (!first) {
    tell(
      walk,
      'step/nothing-to-do',
      node.at,
      `することが書かれていません。${isOfStory(walk) ? 'open、press、screen' : 'go、call、do'} などの手順を書いてください。`,
    );
    return own;
  }
  const suggestion = nearest(first.key, known);
  const meant =
    suggestion === undefined ? `使えるのは ${known.join('、')} です。` : `「${suggestion}」ではありませんか。`;
  tell(walk, 'step/unknown-kind', first.keyAt, `「${first.key}」という手順はありません。${meant}`, suggestion);
  return suggestion === undefined ? own : [{ ...first, key: suggestion }, ...rest];
}
