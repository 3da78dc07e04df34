import { carriedBy, missingBetween, neededBy } from '../../load/names/needed-parameters.ts';
import { member, type Node } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import { flowFindings } from '../reading/flow-findings.ts';
import { goesOf } from '../reading/goes.ts';
import { type WrittenRoute, writtenRoutes } from '../reading/routes.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'path-parameter-missing',
  severity: 'error',
  summary:
    '{名前} のある住所の画面へ移るときは、go の with でその値を渡すか、その画面の pathParams に default を書きます（今の画面にも同じ名前があれば、引き継がれます）。',
  scope: 'project',
  good: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
routes:
  - { name: sample-first, path: pages/ }
  - { name: sample-page, path: "page/{number}" }
title: 番号で開く画面
view:
  - text: "\${has(path.number) ? path.number : '—'} ページです。"
  - { button: はじめのページへ, action: first }
  - { button: 次へ, action: next }
actions:
  first: [{ go: sample-page, with: { number: "1" } }]
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
routes:
  - { name: sample-first, path: pages/ }
  - { name: sample-page, path: "page/{number}" }
title: 番号で開く画面
view:
  - text: "\${has(path.number) ? path.number : '—'} ページです。"
  - { button: はじめのページへ, action: first }
  - { button: 次へ, action: next }
actions:
  first: [▶{ go: sample-page }]
`,
  },
  check: (input) => [...byName(input), ...byTheWay(input), ...byCrumb(input)],
};

function byName(input: LintInput): readonly Finding[] {
  return goesOf(input).flatMap(({ target, given, carried, service, at }) => {
    const missing = neededBy(target.screen, target, service).filter(
      (name) => !Object.hasOwn(given, name) && !carried.has(name),
    );
    if (missing.length === 0) return [];
    const names = missing.map((name) => `${name}: 値`).join(', ');
    const message = `画面「${target.name}」の住所には ${inBraces(missing)} があります。with: { ${names} } を書いてください。`;
    return [{ place: at, message }];
  });
}

/** The findings of the flow analysis, placed at the address instead of the screen. */
function byTheWay(input: LintInput): readonly Finding[] {
  const places = new Map(writtenRoutes(input).map(({ screen, at }) => [placeKey(screen.at), at]));
  return flowFindings(input, 'path-parameter-missing').map(({ place, message }) => ({
    place: places.get(placeKey(place)) ?? place,
    message,
  }));
}

function byCrumb(input: LintInput): readonly Finding[] {
  const written = writtenRoutes(input);
  const screens = new Map(written.map((route) => [route.screen.name, route]));
  const routes = new Map(written.map((route) => [route.name, route]));
  return input.project.screens.flatMap((from) =>
    (from.breadcrumb?.parents ?? []).flatMap(({ breadcrumbUrl }): Finding[] => {
      const to = screens.get(breadcrumbUrl) ?? routes.get(breadcrumbUrl);
      const missing = to === undefined ? [] : missingFrom(from, to, breadcrumbUrl);
      if (to === undefined || missing.length === 0) return [];
      const remedy =
        to.screen.service === from.service
          ? `pathParams の ${inBraces(missing)} に default を書いてください。`
          : '住所に値のいらない画面を書いてください。';
      const message = `パンくずリストの「${breadcrumbUrl}」へ移るとき、${inBraces(missing)} の値が決まりません。${remedy}`;
      return [{ place: crumbPlace(input, from) ?? to.at, message }];
    }),
  );
}

/** A screen's name stands for whichever of its addresses can be built. */
function missingFrom(from: Screen, { screen, path }: WrittenRoute, name: string): readonly string[] {
  if (screen.name === name) return missingBetween(from, screen);
  const carried = carriedBy(from.routes);
  return neededBy(screen, { path }, from.service).filter((parameter) => !carried.has(parameter));
}

function crumbPlace({ documents }: LintInput, { at }: Screen): Place | undefined {
  return member(documents.get(at?.file ?? '')?.root ?? NOTHING, 'breadcrumb')?.at;
}

const NOTHING: Node = { kind: 'refused', at: { file: '', line: 1, column: 1 } };

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join('、');
}

function placeKey(at: Place | undefined): string {
  return `${at?.file}:${at?.line}:${at?.column}`;
}
