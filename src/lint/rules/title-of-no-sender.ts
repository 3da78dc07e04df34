import { CALL_FILES } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import { textMember } from '../../load/yaml/located.ts';
import { callsMadeOn } from '../reading/calls-pressed.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'title-of-no-sender',
  severity: 'error',
  summary:
    '呼び出しの titles は、送る画面によって、本人のすることが違うときの名前です。その呼び出しを送る画面の番号（id）ごとに書きます。ほかの番号に書いた名前は、どこにも出ません。',
  scope: 'project',
  good: {
    file: 'screens/filing/catalog/calls/apply.yaml',
    yaml: `call: apply
title: 申請
titles: { SFL0001-01-002: 住所の変更の申請 }
path: /api/sample/apply
source: 想定
sendOnce: true
effect: files
intention: launch
response: { properties: { number: { type: string } } }
request: { properties: { way: { type: string } } }
`,
  },
  bad: {
    file: 'screens/filing/catalog/calls/apply.yaml',
    yaml: `call: apply
title: 申請
titles: { SFL0001-01-002: 住所の変更の申請, ▶SFL0001-01-003: 申請の取り下げ }
path: /api/sample/apply
source: 想定
sendOnce: true
effect: files
intention: launch
response: { properties: { number: { type: string } } }
request: { properties: { way: { type: string } } }
`,
  },
  check: ({ documents, project, vocabulary }) =>
    rootsOf(documents, CALL_FILES).flatMap(({ root }) => {
      const name = textMember(root, 'call') ?? '';
      return entriesOf(root, 'titles')
        .filter(
          ({ key }) =>
            !project.screens.some(
              (screen) => screen.id === key && callsMadeOn(screen, vocabulary).some(({ call }) => call === name),
            ),
        )
        .map(({ key, keyAt }) => ({ place: keyAt, message: `番号が「${key}」の画面は、${name} を送りません。` }));
    }),
};
