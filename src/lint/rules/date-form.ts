import { isCalendarDay } from '../../expressions/japan-time.ts';
import { pathIn } from '../../flow/conditions/reads.ts';
import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { Tree } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import { expressionsOf } from '../reading/expressions-of.ts';
import { onePerPlace } from '../reading/one-per-place.ts';
import { partsOf } from '../reading/parts-of.ts';
import { type Contracts, contractsOf, itemsIn, loginOf, pathInList, schemaAt } from '../reading/schema-at.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** Dates are compared as texts: of two forms, one is always the smaller, whatever the day. */
export const rule: Rule = {
  id: 'date-form',
  severity: 'error',
  summary:
    '日付は、同じ書き方どうしで比べます。login.dateToday や呼び出しの日付が YYYYMMDD なら、比べる日も YYYYMMDD（20270401）で、暦にある日を書きます。',
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
  - { text: 受け付けは終わりました。, shownWhen: "card.day > '20270401'" }
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
  - { text: 受け付けは終わりました。, shownWhen: "▶card.day > '2027-04-01'" }
`,
  },
  check: (input) => onePerPlace([...wrongSettings(input), ...wrongComparisons(input)]),
};

function wrongSettings(input: LintInput): readonly Finding[] {
  return settingsOf(input).flatMap(({ name, place, value }) => {
    const problem = value === '' ? null : problemOf(value, 'YYYYMMDD');
    return problem === null || !place ? [] : [{ place, message: `設定「${name}」の「${value}」は、${problem}` }];
  });
}

function wrongComparisons(input: LintInput): readonly Finding[] {
  const { project, vocabulary } = input;
  // Guards of the catalogue belong to no service.
  const guards = { service: null, screen: null, holder: project.catalogs[0]?.guards ?? [] };
  const parts = partsOf(project).map((part) => ({ ...part, holder: part.screen ?? part.service }));
  return [guards, ...parts].flatMap(({ service, screen, holder }) => {
    const asked = expressionsOf(holder).filter(({ source }) => SUSPECT.test(source));
    if (asked.length === 0) return [];
    const contracts = service === null ? loginOf(project) : contractsOf(service, screen, project, vocabulary);
    const items = screen === null ? null : itemsIn(screen, vocabulary);
    return asked.flatMap((expression) => {
      const where = { contracts, screen, item: items?.get(expression) ?? null, input };
      const { at: place } = expression;
      return place ? problemsIn(expression.tree, where, new Map()).map((message) => ({ place, message })) : [];
    });
  });
}

/** It orders something, or compares it with a written date or another value. */
const SUSPECT = /[<>]|[=!]=\s*[a-z]|['"][^'"]*\d{4}/u;

interface Where {
  readonly contracts: Contracts;
  readonly screen: Screen | null;
  readonly item: string | null;
  readonly input: LintInput;
}

type Form = 'YYYYMMDD' | 'YYYY-MM-DD' | 'ISO 8601' | 'code';
type Variables = ReadonlyMap<string, string | null>;

const COMPARES = new Set(['==', '!=', '<', '<=', '>', '>=']);

function problemsIn(tree: Tree, where: Where, variables: Variables): readonly string[] {
  if (tree[0] === 'each') {
    const list = pathIn(tree[2], variables);
    const inside = new Map(variables).set(tree[3], list === null ? null : `${list}[]`);
    return [...problemsIn(tree[2], where, variables), ...problemsIn(tree[4], where, inside)];
  }
  const parts = tree.slice(1).filter((part) => Array.isArray(part)) as unknown as readonly Tree[];
  const inner = parts.flatMap((part) => problemsIn(part, where, variables));
  const [one, other] = parts;
  if (one === undefined || other === undefined) return inner;
  if (COMPARES.has(tree[0])) return [...inner, ...compare(one, other, where, variables)];
  if (tree[0] !== 'in' || other[0] !== 'list') return inner;
  const items = other.slice(1) as unknown as readonly Tree[];
  return [...inner, ...items.flatMap((item) => compare(one, item, where, variables))];
}

function compare(one: Tree, other: Tree, where: Where, variables: Variables): readonly string[] {
  const forms = [one, other].map((tree) => formOf(tree, where, variables));
  const told = [one, other].flatMap((tree, nth) => {
    const form = forms[1 - nth];
    if (!form || tree[0] !== 'value' || typeof tree[1] !== 'string' || tree[1] === '') return [];
    const problem = problemOf(tree[1], form);
    return problem === null ? [] : [`比べている「${tree[1]}」は、${problem}`];
  });
  const [left, right] = forms;
  if (told.length > 0 || !left || !right || left === right || left === 'code' || right === 'code') return told;
  return [
    `${left} の日付と ${right} の日付を、そのまま比べています。どの日でも結果が同じになるので、書き方のそろった値どうしを比べてください。`,
  ];
}

function formOf(tree: Tree, where: Where, variables: Variables): Form | null {
  const path = pathIn(tree, variables);
  if (path !== null) return formOfPath(path, where);
  if (tree[0] === 'call') return formOfFunction(tree[1], where.input);
  if (tree[0] !== '?') return null;
  return formOf(tree[2], where, variables) ?? formOf(tree[3], where, variables);
}

function formOfPath(path: string, { contracts, screen, item, input }: Where): Form | null {
  if (path.startsWith('settings.'))
    return settingsOf(input).some(({ name }) => path === `settings.${name}`) ? 'YYYYMMDD' : null;
  const field = screen?.fields.find(({ name }) => path === `form.${name}`);
  if (field?.widget === 'date') return 'YYYY-MM-DD';
  const schema = schemaAt(pathInList(path, item), contracts, input.project);
  return schema && formOfSchema(schema);
}

/** By its pattern, or by what the contract says in words. */
function formOfSchema({ pattern, description = '' }: JsonSchema): Form | null {
  const says = (form: string) => description.includes(form);
  if (says('YYYYMMDD')) return 'YYYYMMDD';
  if (says('YYYY-MM-DD')) return 'YYYY-MM-DD';
  if (says('ISO 8601')) return 'ISO 8601';
  if (pattern === undefined) return null;
  const accepts = (text: string) => new RegExp(pattern, 'u').test(text);
  if (!accepts('20261127') || accepts('2026-11-27')) return null;
  return accepts('ABCDEFGH') ? 'code' : null;
}

const functions = new WeakMap<object, ReadonlyMap<string, Form>>();

/** Of what a function gives, by its examples. */
function formOfFunction(name: string, { vocabulary }: LintInput): Form | null {
  const known =
    functions.get(vocabulary) ??
    new Map(
      Object.values(vocabulary.functions).flatMap(({ name: own, examples }) => {
        const results = examples.map(([, result]) => result).filter((result) => result !== '');
        const isDay = (result: unknown) => typeof result === 'string' && /^(?:19|20)\d{6}$/u.test(result);
        return results.length > 0 && results.every(isDay) ? [[own, 'YYYYMMDD'] as const] : [];
      }),
    );
  functions.set(vocabulary, known);
  return known.get(name) ?? null;
}

/** What is wrong with a date that is written where this form is compared; null = nothing. */
function problemOf(text: string, form: Form): string | null {
  const shapes: { readonly [name in Form]: RegExp } = {
    YYYYMMDD: /^(\d{4})(\d\d)(\d\d)$/u,
    'YYYY-MM-DD': /^(\d{4})-(\d\d)-(\d\d)$/u,
    'ISO 8601': /^(\d{4})-(\d\d)-(\d\d)/u,
    code: /^[0-9A-Za-z]{8}$/u,
  };
  const parts = shapes[form].exec(text);
  if (parts === null)
    return form === 'code'
      ? '比べる値の書き方（8けた）と違います。'
      : `${form} の書き方ではありません。${form === 'YYYYMMDD' ? '20270401' : '2027-04-01'} のように書いてください。`;
  const [year, month, day] = parts.slice(1).map(Number);
  if (form === 'code' || isCalendarDay(year ?? 0, month ?? 0, day ?? 0)) return null;
  return '暦にない日です。月と日を確かめてください。';
}

interface DaySetting {
  readonly name: string;
  readonly value: string;
  readonly place: Place | undefined;
}

const settings = new WeakMap<object, readonly DaySetting[]>();

/** Settings that say that they are a day. */
function settingsOf({ project, documents }: LintInput): readonly DaySetting[] {
  const known = settings.get(project);
  if (known !== undefined) return known;
  const written = rootsOf(documents, filesOfPart('settings')).flatMap(({ root }) => entriesOf(root, 'settings'));
  const found = (project.catalogs[0]?.settings ?? [])
    .filter(({ type, says }) => type === 'text' && says.includes('YYYYMMDD'))
    .map(({ name, default: value }): DaySetting => {
      const entry = written.find(({ key }) => key === name)?.value;
      return { name, value: String(value), place: entry && (member(entry, 'default')?.at ?? entry.at) };
    });
  settings.set(project, found);
  return found;
}
