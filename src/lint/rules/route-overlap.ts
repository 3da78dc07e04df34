import { overlap, writtenRoutes } from '../routes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'route-overlap',
  severity: 'error',
  summary:
    '一つの住所は、一つの画面だけに当てはまるようにします（「a/{x}」と「a/b」は、どちらも「a/b」に当てはまります）。',
  good: {
    file: 'screens/sample/SMP0001-01-002.yaml',
    yaml: `id: SMP0001-01-002
name: sample-second
path: "page/{page}/"
title: 番号で開く画面
view:
  - text: \${path.page} ページです。
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-002.yaml',
    yaml: `id: SMP0001-01-002
name: sample-second
path: ▶"{page}/"
title: 番号で開く画面
view:
  - text: \${path.page} ページです。
`,
  },
  check: (input) => {
    const routes = writtenRoutes(input);
    // Two paths without a parameter meet only when they are the same, which the loader tells.
    const open = routes.filter(({ parameters }) => parameters.length > 0);
    const orderOf = new Map(routes.map((route, index) => [route, index]));
    return routes.flatMap((route, index) => {
      const earlier = (route.parameters.length > 0 ? routes : open).find(
        (other) =>
          (orderOf.get(other) ?? 0) < index && !isSame(other.path, route.path) && overlap(other.path, route.path),
      );
      if (earlier === undefined) return [];
      return [
        {
          place: route.at,
          message: `この住所は、画面「${earlier.name}」の住所「${earlier.path}」と重なります。別の言葉にしてください。`,
        },
      ];
    });
  },
};

/** What differs in the names of parameters alone is told as the same address. */
function isSame(one: string, other: string): boolean {
  const bare = (path: string) => path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
  return bare(one) === bare(other);
}
