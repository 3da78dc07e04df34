import { readsOf } from '../../flow/conditions/reads.ts';
import { itemsOf, mapsIn, rootsOf, SCREEN_FILES } from '../../load/gather/nodes.ts';
import { type MapNode, member, textMember } from '../../load/yaml/located.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import { expressionsOf } from '../reading/expressions-of.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

const call = `call: samplePets
title: 動物の一覧
path: /api/sample/pets
source: 想定
codes: []
request:
  properties:
    sort: { type: string, optional: true, maxLength: 40, for: machine, sorts: [name], description: 並べ方。 }
response:
  class: public
  properties:
    rows: { description: 動物。, items: { properties: { name: { type: string, description: 呼び名。 } } } }
example: { rows: [{ name: たま }] }
`;

const screen = (column: string) => `url: { sort: { optional: true } }
data:
  found: { call: samplePets, with: { sort: "=has(url.sort) ? url.sort : ''" } }
view:
  - table:
      caption: 動物
      rows: =found.rows
      key: item.name
      columns: [{ label: 呼び名, value: "${'${item.name}'}", header: true, ${column} }]
      empty: 動物はいません。
      sorting: { by: "=has(url.sort) ? url.sort : ''" }
  - { button: 次へ, action: next }
actions:
  next: [{ leave: portalTop }]
`;

/** A heading that orders by what the portal does not know gives the order that was there before. */
export const rule: Rule = {
  id: 'sort-unknown',
  severity: 'error',
  summary: '列の sort には、並べ方を送る呼び出しの契約（sorts）にある名前を書きます。',
  scope: 'project',
  good: {
    yaml: screen('sort: name'),
    beside: { 'catalog/calls/samplePets.yaml': call },
  },
  bad: {
    yaml: screen('sort: ▶age'),
    beside: { 'catalog/calls/samplePets.yaml': call },
  },
  check: (input) =>
    rootsOf(input.documents, SCREEN_FILES).flatMap(({ root }) => {
      const shown = input.project.screens.find(({ name }) => name === textMember(root, 'name'));
      const service = input.project.services.find(({ name }) => name === shown?.service);
      if (shown === undefined || service === undefined) return [];
      return mapsIn(root).flatMap((table) => unknownIn(table, shown, service, input));
    }),
};

function unknownIn(table: MapNode, shown: Screen, service: Service, input: LintInput): readonly Finding[] {
  const sorting = member(table, 'sorting');
  if (sorting === undefined) return [];
  const calls = callsGiven(`url.${textMember(sorting, 'parameter') ?? 'sort'}`, shown, service, input);
  return itemsOf(table, 'columns').flatMap((column): readonly Finding[] => {
    const sort = member(column, 'sort');
    if (sort?.kind !== 'scalar') return [];
    const wrong = calls.find(({ sorts }) => !sorts.includes(String(sort.value)));
    if (wrong === undefined) return [];
    const known = wrong.sorts.length === 0 ? 'sorts がありません' : `あるのは ${wrong.sorts.join('、')} です`;
    const message = `並べ方「${String(sort.value)}」は、呼び出し ${wrong.call} の契約（${wrong.member} の sorts）にありません（${known}）。名前を直すか、契約と、ポータルの並べ方に足してください。`;
    return [{ place: sort.at, message }];
  });
}

/** What is loaded in this order, with the orders that its contract knows. */
function callsGiven(parameter: string, shown: Screen, service: Service, { project }: LintInput) {
  return shown.data.flatMap(({ call: name, with: sent }) =>
    Object.entries(sent).flatMap(([sentAs, value]) => {
      const reads = typeof value === 'object' && value !== null ? expressionsOf(value) : [];
      if (!reads.some(({ tree }) => readsOf(tree, service).includes(parameter))) return [];
      const request = project.callSchemas.find((one) => one.name === name)?.request;
      const sorts = (request?.properties?.[sentAs]?.['x-sorts'] ?? []) as readonly string[];
      return [{ call: name, member: sentAs, sorts }];
    }),
  );
}
