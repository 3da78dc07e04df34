import { overlap } from '../../load/shape/overlap.ts';
import { writtenRoutes } from '../reading/routes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'route-overlap',
  severity: 'error',
  summary:
    '一つの住所は、一つの画面だけに当てはまるようにします（「a/{x}」と「a/b」は、どちらも「a/b」に当てはまります）。一つの画面の routes では、決まった言葉のある住所を先に書けば、重なってもかまいません。',
  good: {
    file: 'screens/sample/SMP0001-01-002.sample-second.yaml',
    yaml: `id: SMP0001-01-002
name: sample-second
path: "page/{page}/"
title: 番号で開く画面
view:
  - text: \${path.page} ページです。
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-002.sample-second.yaml',
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
    // Two paths without parameters overlap only if they are equal, which the loader reports.
    const open = routes.filter(({ parameters }) => parameters.length > 0);
    const orderOf = new Map(routes.map((route, index) => [route, index]));
    return routes.flatMap((route, index) => {
      const earlier = (route.parameters.length > 0 ? routes : open).find(
        (other) =>
          (orderOf.get(other) ?? 0) < index && !isSame(other.path, route.path) && overlap(other.path, route.path),
      );
      if (earlier === undefined) return [];
      if (earlier.screen === route.screen) {
        if (isNarrower(earlier.path, route.path)) return [];
        const message = `この住所は、同じ画面の住所「${earlier.path}」と重なります。決まった言葉のある住所を先に書いてください。`;
        return [{ place: route.at, message }];
      }
      return [
        {
          place: route.at,
          message: `この住所は、画面「${earlier.name}」の住所「${earlier.path}」と重なります。別の言葉にしてください。`,
        },
      ];
    });
  },
};

/** Paths that differ only in the names of their parameters are reported as the same address. */
function isSame(one: string, other: string): boolean {
  const bare = (path: string) => path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
  return bare(one) === bare(other);
}

/** Where the two first differ in kind, `one` has a literal, so it is tried first. */
function isNarrower(one: string, other: string): boolean {
  const kinds = (path: string) => path.split('/').map((segment) => segment.startsWith('{'));
  const others = kinds(other);
  const differs = kinds(one).findIndex((isParameter, index) => isParameter !== others[index]);
  return differs >= 0 && kinds(one)[differs] === false;
}
