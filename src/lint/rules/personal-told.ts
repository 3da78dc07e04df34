import { stepsIn } from '../../flow/parts/steps-in.ts';
import { blocksOf, leadsOf } from '../../load/blocks/leads-of.ts';
import { callOf, goingOf, leavingOf } from '../../load/steps/effects-of.ts';
import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import { givenBy, spreadOf } from '../reading/data-class.ts';
import { expressionsOf } from '../reading/expressions-of.ts';
import { onePerPlace } from '../reading/one-per-place.ts';
import { type Part, partsOf } from '../reading/parts-of.ts';
import { contractsOf, itemsIn, pathInList, schemaAt } from '../reading/schema-at.ts';
import { textsKept } from '../reading/texts-kept.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

type Where = 'log' | 'address' | 'title';

const PLACES: { readonly [where in Where]: string } = {
  log: '記録（log）',
  address: '住所（行き先の ? のあと）',
  title: '画面の題名（ブラウザーの履歴に残ります）',
};

/** Logs, addresses and titles are read by others: logs by operators, addresses by other sites, titles in the history of a shared device. */
export const rule: Rule = {
  id: 'personal-told',
  severity: 'error',
  summary:
    '記録（log）、ほかのサイトや画面の住所（with）、画面の題名（title）に、個人のことや秘密の値を入れません。呼び出しの約束（catalog/calls）の class が personal か secret のものです（番号や区分は、行き先の画面の with に書けます）。',
  scope: 'project',
  good: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: first/
title: 見本の画面
data:
  card: { call: status }
view:
  - text: "\${card.note}"
  - { button: 次へ, action: next }
actions:
  next: [{ log: 次へを押した }, { leave: portalTop }]
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: first/
title: 見本の画面
data:
  card: { call: status }
view:
  - text: "\${card.note}"
  - { button: 次へ, action: next }
actions:
  next: [{ log: "\${▶card.note}" }, { leave: portalTop }]
`,
  },
  check: (input) =>
    onePerPlace(
      partsOf(input.project).flatMap((part) => toldBy(part, input).flatMap((told) => judge(told, part, input) ?? [])),
    ),
};

interface Told {
  readonly expression: Expression;
  readonly where: Where;
  /** Another site reads it. */
  readonly isOutside: boolean;
  readonly at: Place | undefined;
}

/** Everything that is put into a log, an address or a title. */
function toldBy({ service, screen }: Part, { vocabulary }: LintInput): readonly Told[] {
  const holder = screen ?? service;
  const all = (value: unknown, where: Where, isOutside: boolean, at: Place | undefined): readonly Told[] =>
    typeof value !== 'object' || value === null
      ? []
      : expressionsOf(value).map((expression) => ({ expression, where, isOutside, at: expression.at ?? at }));
  const steps = stepsIn(holder, vocabulary).flatMap((step) => {
    const going = goingOf(step, vocabulary);
    if (going !== null) return all(going.with, 'address', false, step.at);
    if (leavingOf(step, vocabulary) !== null) return all(step.options.with, 'address', true, step.at);
    return step.kind === 'log' ? all(step.options.log, 'log', true, step.at) : [];
  });
  if (screen === null) return steps;
  const leads = blocksOf(screen).flatMap((block) => leadsOf(block, vocabulary));
  return [
    ...steps,
    ...leads.flatMap(({ with: given, address, at }) => all(given, 'address', address !== null, at)),
    ...all(screen.title, 'title', false, screen.at),
    ...all(screen.subtitle, 'title', false, screen.at),
  ];
}

function judge(
  { expression, where, isOutside, at }: Told,
  { service, screen }: Part,
  input: LintInput,
): Finding | null {
  if (at === undefined) return null;
  const { project, vocabulary } = input;
  const paths = givenBy(expression.tree);
  if (paths.length === 0) return null;
  const contracts = contractsOf(service, screen, project, vocabulary);
  const item = screen && itemsIn(screen, vocabulary).get(expression);
  for (const path of paths) {
    const full = pathInList(path, item);
    const field = screen?.fields.find(({ name }) => full === `form.${name}`);
    if (field !== undefined && isTyped(field.options.length, where) && where !== 'address') {
      return { place: at, message: told(full, '入力された値', where) };
    }
    const direct = schemaAt(full, contracts, project);
    const known = direct === null || direct.properties ? (textsKept(service, input).get(full) ?? []) : [direct];
    for (const schema of known) {
      const { class: is, for: whom } = spreadOf(schema);
      if (is === 'public') continue;
      if (where === 'address' && isMeant(full, is, whom, isOutside, schema, screen, input)) continue;
      return { place: at, message: told(full, is === 'secret' ? '秘密の値' : '個人のこと', where) };
    }
  }
  return null;
}

/** What is chosen from a list is a kind. */
function isTyped(options: number, where: Where): boolean {
  return options === 0 && where !== 'title';
}

/** Numbers by which the next screen finds what it shows go along; to another site, a key that was asked for to be handed over. */
function isMeant(
  path: string,
  is: string,
  whom: string,
  isOutside: boolean,
  schema: { readonly type?: unknown; readonly description?: string },
  screen: Screen | null,
  { vocabulary }: LintInput,
): boolean {
  const [root = ''] = path.split('.');
  const isAsked =
    screen !== null && stepsIn(screen, vocabulary).some((step) => callOf(step, vocabulary)?.result === root);
  if (is === 'secret') return isOutside && whom === 'machine' && isAsked;
  if (isOutside) return false;
  return whom === 'machine' || /番号|コード/u.test(schema.description ?? '');
}

function told(path: string, what: string, where: Where): string {
  return `${PLACES[where]}に、${what}（${path}）を入れています。消してください。${where === 'address' ? '行き先の画面で要るときは、state に入れて渡します。' : ''}`;
}
