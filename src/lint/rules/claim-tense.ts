import { tenseMistakes } from '../reading/tense-mistakes.ts';
import type { Rule } from '../rule.ts';

const file = 'screens/sample/catalog/claims.yaml';

const claims = (of: string) => `claims:
  kept: { of: ${of}, text: 保存しました。あとで続けられます。, holds: outcome.saved }
`;

const beside = {
  'screens/sample/service.yaml': `service: sample
title: 見本の手続き
bare: [{ when: outcome.saved, toast: "\${claims.kept}" }, { leave: portalTop }]
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
};

export const rule: Rule = {
  id: 'claim-tense',
  severity: 'error',
  summary:
    '起きたこと（claims の of: saved、filed、notDone、happened）の文は、どの文も「しました」「しませんでした」で終わります（catalog/words.yaml の claims.past）。「しています」「続けられます」など、あとで変わることは、of: kept、notYet、told にします。',
  good: { file, yaml: claims('kept'), beside },
  bad: { file, yaml: claims('saved').replace('保存しました。あとで', '▶保存しました。あとで'), beside },
  check: (input) => tenseMistakes(input),
};
