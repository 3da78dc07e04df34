import { fieldsIn } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

/** The shared message says only 「…は必須項目です。」; a choice needs 「選択」 and a text 「入力」. */
export const rule: Rule = {
  id: 'required-message',
  severity: 'warning',
  summary: '必須の入力欄には、入力がないときの文（messages の required）を書きます。',
  good: {
    yaml: `view:
  - field: name
  - { button: 次へ, action: next }
fields:
  name: { label: 氏名, widget: text, maxLength: 40, required: true, messages: { required: 氏名を入力してください。 } }
`,
  },
  bad: {
    yaml: `view:
  - field: name
  - { button: 次へ, action: next }
fields:
  name: { label: 氏名, widget: text, maxLength: 40, ▶required: true }
`,
  },
  check: ({ documents }) =>
    fieldsIn(documents).flatMap(({ key, value }) => {
      const required = value.kind === 'map' ? value.entries.find((entry) => entry.key === 'required') : undefined;
      const demands = required?.value.kind === 'scalar' && required.value.value === true;
      if (!demands) return [];
      const messages = member(value, 'messages');
      if (messages !== undefined && member(messages, 'required') !== undefined) return [];
      return [
        {
          place: required.keyAt,
          message: `入力欄「${key}」が空のときの文がありません。messages に required: 〜してください。 と書いてください。`,
        },
      ];
    }),
};
