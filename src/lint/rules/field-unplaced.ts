import { blocksOf } from '../../load/blocks/leads-of.ts';
import { entriesOf, rootsOf, SCREEN_FILES } from '../../load/gather/nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'field-unplaced',
  severity: 'error',
  summary: 'fields に書いた入力欄は、view のどこかに「- field: 名前」で置きます。',
  scope: 'project',
  good: {
    yaml: `view:
  - field: memo
  - { button: 次へ, action: next }
fields:
  memo: { label: メモ, widget: textarea, maxLength: 40 }
`,
  },
  bad: {
    yaml: `view:
  - text: メモを書いてください。
  - { button: 次へ, action: next }
fields:
  ▶memo: { label: メモ, widget: textarea, maxLength: 40 }
`,
  },
  check: ({ documents, project }) => {
    const placed = new Set<string>();
    for (const screen of project.screens)
      for (const { field } of blocksOf(screen)) if (field !== undefined) placed.add(`${screen.id} ${field}`);
    const own = new Map(project.screens.map((screen) => [screen.at?.file, [screen]]));
    return rootsOf(documents, SCREEN_FILES).flatMap(({ file, root }) => {
      // Those of a template are placed by the screens that take them from it; without one there is nothing to place.
      const usersOf = (key: string) =>
        file.includes('/templates/')
          ? project.screens.filter(({ fields, groups }) => [...fields, ...groups].some(({ name }) => name === key))
          : (own.get(file) ?? []);
      const isUnplaced = (key: string) => {
        const users = usersOf(key);
        return users.length > 0 && !users.some(({ id }) => placed.has(`${id} ${key}`));
      };
      return entriesOf(root, 'fields')
        .filter(({ key }) => isUnplaced(key))
        .map(({ key, keyAt }) => ({
          place: keyAt,
          message: `入力欄「${key}」が画面に置かれていません。view に「- field: ${key}」と書いてください。`,
        }));
    });
  },
};
