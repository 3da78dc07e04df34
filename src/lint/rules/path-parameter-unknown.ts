import { nearest } from '../../expressions/nearest.ts';
import { entriesOf } from '../../load/gather/nodes.ts';
import { pathParameters } from '../../load/shape/route-path.ts';
import type { Finding, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'path-parameter-unknown',
  severity: 'error',
  summary: 'pathParams には、path の {名前} の決まりだけを書きます。省略できる {名前?} に default は書けません。',
  good: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
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
      const parameters = screen.routes.flatMap(({ path }) => pathParameters(path));
      const known = parameters.map(({ name }) => name);
      const isOptional = (key: string) => parameters.some(({ name, optional }) => name === key && optional);
      const entries = root === undefined ? [] : entriesOf(root, 'pathParams');
      const needless = entries.flatMap(({ key, value }): Finding[] => {
        const written = value.kind === 'map' ? value.entries.find((entry) => entry.key === 'default') : undefined;
        if (written === undefined || !isOptional(key)) return [];
        const message = `{${key}?} は省略できるため、default は使われません。path を {${key}} にするか、default を消してください。`;
        return [{ place: written.keyAt, message }];
      });
      const unknown = entries
        .filter(({ key }) => !known.includes(key))
        .map(({ key, keyAt }) => {
          const suggestion = nearest(key, known);
          const message = `path に {${key}} はありません。path に足すか、pathParams から消してください。`;
          return suggestion === undefined ? { place: keyAt, message } : { place: keyAt, message, suggestion };
        });
      return [...unknown, ...needless];
    });
  },
};
