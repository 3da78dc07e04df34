import { member } from '../../load/yaml/located.ts';
import { fieldsIn, isBlank } from '../nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'empty-label',
  severity: 'error',
  summary: '入力欄には、見出し（label）を書きます。',
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
  check: ({ documents }) =>
    fieldsIn(documents).flatMap(({ key, value }) => {
      const label = member(value, 'label');
      if (!isBlank(label)) return [];
      return [
        { place: label.at, message: `入力欄「${key}」の見出し（label）が空です。何を入力するかを書いてください。` },
      ];
    }),
};
