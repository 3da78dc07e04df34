import { targetKeys } from '../../load/blocks/targets.ts';
import { dialogsIn, isBlank, itemsOf, mapsIn, rootsOf, SCREEN_FILES } from '../../load/gather/nodes.ts';
import { type MapNode, member, type Node } from '../../load/yaml/located.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'button-label',
  severity: 'error',
  summary: 'ボタンとリンクには、押すと何が起きるかが分かる文言を書きます。',
  good: {
    yaml: `view:
  - { button: 申し込む, action: next }
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - { button: ▶"", action: next }
actions:
  next: [{ leave: portalTop }]
`,
  },
  check: ({ documents, vocabulary }) => {
    const views = rootsOf(documents, SCREEN_FILES).flatMap(({ root }) => mapsIn(root));
    const texts = [
      ...views.flatMap((map) => labelsOf(map, vocabulary)),
      ...dialogsIn(documents).flatMap(({ value }) =>
        itemsOf(value, 'buttons').map((button) => member(button, 'label')),
      ),
    ];
    const empty = texts.flatMap((text) => (text !== undefined && isBlank(text) ? [text] : []));
    return empty.map(({ at }) => ({
      place: at,
      message: 'ボタンやリンクの文言が空です。押すと何が起きるかを書いてください。',
    }));
  },
};

/** The labels of everything that can be pressed in a block, as written. */
function labelsOf(map: MapNode, { blocks }: Vocabulary): readonly (Node | undefined)[] {
  const kind = map.entries.map(({ key }) => key).find((key) => Object.hasOwn(blocks, key));
  return kind === undefined ? [] : labelsIn(map, blocks[kind]?.options ?? {});
}

function labelsIn(node: Node, schema: JsonSchema): readonly (Node | undefined)[] {
  if (node.kind === 'list') return node.items.flatMap((item) => labelsIn(item, schema.items ?? {}));
  if (node.kind !== 'map') return [];
  const { 'x-lead': label, properties = {} } = schema;
  const leads = typeof label === 'string' && targetKeys(schema).some((key) => member(node, key));
  const inside = Object.keys(properties).flatMap((key) => {
    const value = member(node, key);
    return value && properties[key]?.['x-kind'] === undefined ? labelsIn(value, properties[key] ?? {}) : [];
  });
  return leads ? [member(node, label), ...inside] : inside;
}
