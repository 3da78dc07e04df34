import { nearest } from '../../expressions/nearest.ts';
import { pathParameters } from '../../load/build/route-path.ts';
import { entriesOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'path-parameter-unknown',
  severity: 'error',
  summary: 'pathParams には、path の {名前} の決まりだけを書きます。',
  good: {
    file: 'screens/sample/SMP0001-01-001.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: way/{kind}
pathParams: { kind: { codes: way } }
title: 受け取り方の説明
view:
  - text: \${label('way', path.kind)}の説明です。
`,
  },
  bad: {
    yaml: `pathParams: { ▶kind: { codes: way } }
view:
  - text: 見本です。
`,
  },
  check: (input) => {
    return input.project.screens.flatMap((screen) => {
      const root = input.documents.get(screen.at?.file ?? '')?.root;
      const known = screen.routes.flatMap(({ path }) => pathParameters(path).map(({ name }) => name));
      return (root === undefined ? [] : entriesOf(root, 'pathParams'))
        .filter(({ key }) => !known.includes(key))
        .map(({ key, keyAt }) => {
          const suggestion = nearest(key, known);
          const message = `path に {${key}} はありません。path に足すか、pathParams から消してください。`;
          return suggestion === undefined ? { place: keyAt, message } : { place: keyAt, message, suggestion };
        });
    });
  },
};
