import { member } from '../../load/yaml/located.ts';
import { fieldsIn, isBlank, itemsOf, repeatedFieldsIn } from '../nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'empty-label',
  severity: 'error',
  summary: '入力欄には見出し（label）を、くり返す入力欄のまとまりには legend を書きます。',
  good: {
    yaml: `view:
  - field: email
fields:
  email: { label: メールアドレス, widget: email }
`,
  },
  bad: {
    yaml: `view:
  - field: email
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
    const options = fieldsIn(documents).flatMap(({ key, value }) =>
      itemsOf(value, 'options').map((option) => ({ key, part: '選択肢の label', text: member(option, 'label') })),
    );
    return [...labels, ...legends, ...options].flatMap(({ key, part, text }) =>
      isBlank(text)
        ? [
            {
              place: text.at,
              message: `入力欄「${key}」の見出し（${part}）が空です。何を入力するかを書いてください。`,
            },
          ]
        : [],
    );
  },
};
