import { rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { placeInScalar } from '../../load/yaml/source.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'raw-address',
  severity: 'error',
  summary: '画面に住所（https://…）を直接書きません。addresses.yaml に名前を付けて、その名前を書きます。',
  good: { yaml: 'view:\n  - { link: トップページへ, address: portalTop }\n  - { button: 次へ, action: next }\n' },
  bad: { yaml: 'view:\n  - text: くわしくは ▶https://example.jp/ を見てください。\n' },
  check: ({ documents }) =>
    rootsOf(documents, /^screens\/(?!.*\/catalog\/)/)
      .flatMap(({ root }) => scalarsIn(root))
      .flatMap((scalar) => {
        const match = /\b(?:https?:\/\/|www\.)[\w-]/i.exec(scalar.text);
        if (match === null) return [];
        return [
          {
            place: placeInScalar(scalar, match.index),
            message:
              '住所を直接書くことはできません。addresses.yaml に名前を付けて、link の address に書いてください。',
          },
        ];
      }),
};
