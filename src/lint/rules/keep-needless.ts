import { keepables } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'keep-needless',
  severity: 'warning',
  summary: 'keep（残す理由）は、どこでも使っていないものにだけ書きます。使い始めたら消します。',
  scope: 'project',
  good: {
    file: 'catalog/addresses.yaml',
    yaml: `addresses:
  portalTop: /
  help: { is: /help, keep: 次の版で使います。 }
`,
  },
  bad: {
    file: 'catalog/addresses.yaml',
    yaml: `addresses:
  portalTop: { is: /, ▶keep: 次の版で使います。 }
`,
  },
  check: (input) =>
    Object.entries(keepables).flatMap(([word, find]) =>
      find(input).flatMap(({ name, used, keep }) => {
        if (!used || keep === null) return [];
        return [
          { place: keep, message: `${word}「${name}」は使われています。keep はもういらないので、消してください。` },
        ];
      }),
    ),
};
