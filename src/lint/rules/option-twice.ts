import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, fieldsIn, itemsOf, rootsOf } from '../../load/gather/nodes.ts';
import { member, type Node, textMember } from '../../load/yaml/located.ts';
import type { Finding, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'option-twice',
  severity: 'error',
  summary: '一つの入力欄の選択肢（コードの一覧も）は、値（value）も文言（label）も、それぞれ違うものにします。',
  good: {
    yaml: `view:
  - field: way
  - { button: 次へ, action: next }
fields:
  way:
    label: 書類の受け取り方
    widget: radio
    options:
      - { value: post, label: 郵送 }
      - { value: desk, label: 窓口 }
`,
  },
  bad: {
    yaml: `view:
  - field: way
  - { button: 次へ, action: next }
fields:
  way:
    label: 書類の受け取り方
    widget: radio
    options:
      - { value: post, label: 郵送 }
      - { value: ▶post, label: 窓口 }
`,
  },
  check: ({ documents }) => [
    ...fieldsIn(documents).flatMap(({ value: field }) =>
      ['value', 'label'].flatMap((key) => twice(field, 'options', key)),
    ),
    // A repeated value is reported by the loader: the later one would never be found.
    ...rootsOf(documents, filesOfPart('codes')).flatMap(({ root }) =>
      entriesOf(root, 'codes').flatMap(({ value: list }) => twice(list, 'values', 'label')),
    ),
  ],
};

function twice(owner: Node, list: string, key: string): readonly Finding[] {
  const seen = new Set<string>();
  return itemsOf(owner, list).flatMap((option) => {
    const written = textMember(option, key);
    if (written === undefined || !seen.has(written)) {
      if (written !== undefined) seen.add(written);
      return [];
    }
    const place = member(option, key)?.at ?? option.at;
    return [{ place, message: `選択肢の ${key}「${written}」が二回書かれています。` }];
  });
}
