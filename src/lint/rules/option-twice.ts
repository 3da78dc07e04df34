import { member, textMember } from '../../load/yaml/located.ts';
import { fieldsIn, itemsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'option-twice',
  severity: 'error',
  summary: '一つの入力欄の選択肢は、値（value）も文言（label）も、それぞれ違うものにします。',
  good: {
    yaml: `view:
  - field: way
fields:
  way:
    label: 受け取り方
    widget: radio
    options:
      - { value: post, label: 郵送 }
      - { value: desk, label: 窓口 }
`,
  },
  bad: {
    yaml: `view:
  - field: way
fields:
  way:
    label: 受け取り方
    widget: radio
    options:
      - { value: post, label: 郵送 }
      - { value: ▶post, label: 窓口 }
`,
  },
  check: ({ documents }) =>
    fieldsIn(documents).flatMap(({ value: field }) =>
      ['value', 'label'].flatMap((key) => {
        const seen = new Set<string>();
        return itemsOf(field, 'options').flatMap((option) => {
          const written = textMember(option, key);
          if (written === undefined || !seen.has(written)) {
            if (written !== undefined) seen.add(written);
            return [];
          }
          const place = member(option, key)?.at ?? option.at;
          return [{ place, message: `選択肢の ${key}「${written}」が二回書かれています。` }];
        });
      }),
    ),
};
