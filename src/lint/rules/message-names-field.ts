import { fieldsIn } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

/** In the summary above the page a sentence stands without its field. */
export const rule: Rule = {
  id: 'message-names-field',
  severity: 'warning',
  summary:
    '入力欄の文（messages）は、どの欄のことかが分かるように、項目名の言葉を入れます。ページの上の一覧では、文だけが並びます。',
  // A misspelt key is one mistake, not two.
  scope: 'project',
  good: {
    yaml: `view:
  - field: name
  - { button: 次へ, action: next }
fields:
  name: { label: 施設の名前, widget: text, maxLength: 40, messages: { maxLength: 名前は40文字以下で入力してください。 } }
`,
  },
  bad: {
    yaml: `view:
  - field: name
  - { button: 次へ, action: next }
fields:
  name: { label: 施設の名前, widget: text, maxLength: 40, messages: { maxLength: ▶40文字以下で入力してください。 } }
`,
  },
  check: ({ documents }) =>
    fieldsIn(documents).flatMap(({ key, value }) => {
      const label = member(value, 'label');
      const messages = member(value, 'messages');
      if (label?.kind !== 'scalar' || messages?.kind !== 'map') return [];
      const words = wordsOf(label.text);
      // A label that is only known on the page names itself there.
      if (words.length === 0 || label.text.includes('${')) return [];
      return messages.entries.flatMap(({ value: message }) =>
        message.kind !== 'scalar' ||
        message.text.includes('label}') ||
        words.some((word) => message.text.includes(word))
          ? []
          : [
              {
                place: message.at,
                message: `この文だけでは、どの欄のことか分かりません。入力欄「${key}」の項目名「${label.text}」の言葉を入れてください。`,
              },
            ],
      );
    }),
};

/** Every two letters of a label that are not both particles or endings. */
function wordsOf(label: string): readonly string[] {
  const letters = [...label];
  return letters
    .slice(1)
    .map((letter, nth) => `${letters[nth]}${letter}`)
    .filter((pair) => /[\p{sc=Han}\p{sc=Katakana}A-Za-z0-9ー]/u.test(pair) && !/[\s（）「」]/u.test(pair));
}
