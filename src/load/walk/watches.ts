import type { JsonSchema } from '../../model/json-schema.ts';
import type { Watch } from '../../model/screen.ts';
import { isRepeatedCall } from '../steps/effects-of.ts';
import type { Node } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';
import { readStep } from './step.ts';

/** `watch`: name -> `after` and the keys of a `poll` step (without `waiting`: the screen stays usable). */
export function readWatches(walk: Walk, node: Node, _schema: JsonSchema, home: string): Watch[] {
  if (node.kind !== 'map') {
    if (node.kind !== 'refused')
      tell(walk, 'schema/type', node.at, '「名前: { poll: 呼び出し, … }」の形で書いてください。');
    return [];
  }
  const watches: Watch[] = [];
  for (const { key, keyAt, value } of node.entries) {
    if (value.kind !== 'map') {
      if (value.kind !== 'refused') tell(walk, 'schema/type', value.at, 'poll の項目を書いてください。');
      continue;
    }
    let after: string | null = null;
    for (const entry of value.entries) {
      if (entry.key === 'after' && entry.value.kind === 'scalar') {
        after = entry.value.text;
        walk.references.push({ what: 'data', name: after, at: entry.value.at, also: [] });
      }
      if (entry.key === 'waiting') {
        tell(walk, 'schema/unknown-key', entry.keyAt, '「waiting」は watch では使えません（画面はそのまま使えます）。');
      }
    }
    const entries = value.entries.filter((entry) => entry.key !== 'after' && entry.key !== 'waiting');
    const poll = readStep(walk, { kind: 'map', entries, at: value.at }, home, ['after']);
    if (poll === null) continue;
    if (!isRepeatedCall(walk.vocabulary.steps[poll.kind])) {
      const repeated = Object.values(walk.vocabulary.steps).filter(isRepeatedCall);
      const names = repeated.map(({ kind }) => kind);
      const message = `watch には ${names.join('、')} だけが書けます。`;
      tell(walk, 'schema/choice', poll.at ?? value.at, message, names[0]);
    } else watches.push({ name: key, after, poll, at: keyAt });
  }
  return watches;
}
