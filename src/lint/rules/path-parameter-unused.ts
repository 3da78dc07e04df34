import type { Screen } from '../../model/screen.ts';
import { writtenRoutes } from '../reading/routes.ts';
import { namesBelow, readsWhole } from '../reading/used.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'path-parameter-unused',
  severity: 'warning',
  summary: 'path の {名前} は、そのサービスのどこかの式で path.名前（全部なら、その画面の =path）として読みます。',
  scope: 'project',
  good: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: page/{number}
title: 番号で開く画面
view:
  - text: \${path.number} ページです。
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: ▶page/{number}
title: 番号で開く画面
view:
  - text: 番号で開く画面です。
`,
  },
  check: (input) => {
    const readIn = new Map<string, ReadonlySet<string>>();
    for (const { name } of input.project.services) {
      const own = input.gathered.filter(({ file }) => file.startsWith(`screens/${name}/`));
      readIn.set(name, namesBelow(own, 'path'));
    }
    const handsOnAll = (screen: Screen) =>
      readsWhole(
        input.gathered.filter(({ file }) => file === screen.at?.file),
        'path',
      );
    return writtenRoutes(input).flatMap(({ screen, parameters, at }) =>
      (handsOnAll(screen) ? [] : parameters)
        .filter(({ name }) => readIn.get(screen.service)?.has(name) !== true)
        .map(({ name }) => ({
          place: at,
          message: `path の {${name}} は、どこからも読まれていません。式で path.${name} を使うか、消してください。`,
        })),
    );
  },
};
