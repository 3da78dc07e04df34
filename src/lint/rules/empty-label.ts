import {
  fieldsIn,
  isBlank,
  itemsOf,
  mapsIn,
  repeatedFieldsIn,
  rootsOf,
  SCREEN_FILES,
} from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'empty-label',
  severity: 'error',
  summary:
    '入力欄、選択肢、一覧の行、表の列、画像などの見出し（label）は空にしません。くり返す入力欄のまとまりには legend を書きます。',
  good: {
    yaml: `view:
  - field: email
  - { button: 次へ, action: next }
fields:
  email: { label: メールアドレス, widget: email }
`,
  },
  bad: {
    yaml: `view:
  - field: email
  - { button: 次へ, action: next }
fields:
  email: { label: ▶"", widget: email }
`,
  },
  check: ({ documents }) => {
    const labels = fieldsIn(documents).map(({ key, value }) => ({ key, part: 'label', text: member(value, 'label') }));
    const legends = repeatedFieldsIn(documents).map(({ key, value }) => ({
      key,
      part: 'legend',
      text: member(value, 'legend'),
    }));
    // Choices, codes of the catalogue, rows, images, the cancel link: anything with a label that is not an input, button or card.
    const beside = rootsOf(documents, /^(?:screens\/|catalog\/codes\.yaml$)/)
      .flatMap(({ root }) => mapsIn(root))
      .filter((map) => ['widget', 'to', 'action', 'id'].every((key) => member(map, key) === undefined))
      .map((map) => ({ key: textMember(map, 'value') ?? '', part: 'label', text: member(map, 'label') }));
    const columns = rootsOf(documents, SCREEN_FILES)
      .flatMap(({ root }) => mapsIn(root))
      .flatMap((map) => itemsOf(map, 'columns'))
      .filter((column) => ['to', 'action'].some((key) => member(column, key) !== undefined))
      .map((column) => ({ key: '', part: 'label', text: member(column, 'label') }));
    return [...labels, ...legends, ...beside, ...columns].flatMap(({ key, part, text }) =>
      text !== undefined && isBlank(text)
        ? [
            {
              place: text.at,
              message: `${key === '' ? '' : `「${key}」の`}見出し（${part}）が空です。何のことかが分かる言葉を書いてください。`,
            },
          ]
        : [],
    );
  },
};
