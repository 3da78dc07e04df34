import { stepsIn } from '../../flow/parts/steps-in.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import { callsMadeOn } from '../reading/calls-pressed.ts';
import { readsOn } from '../reading/reads-on.ts';
import { type Refusals, refusalsOf, type Telling } from '../reading/refusals.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'refusal-untold',
  severity: 'error',
  summary:
    '届出や申請（effect: files の呼び出し）が断るわけは、はじめに分かるなら、はじめに知らせます。codes の番号ごとに、どこで知らせるか（by、fact、guard、earlier）か、送るまで分からないわけ（atFiling）を、呼び出しの refusals に書きます。知らせる画面は、書いたものを読んで知らせます。',
  scope: 'project',
  good: {
    file: 'screens/filing/catalog/calls/apply.yaml',
    yaml: `call: apply
path: /api/sample/apply
source: 想定
sendOnce: true
effect: files
intention: launch
codes: [EDX001]
refusals:
  - { codes: [EDX001], on: filing-done, by: receipts.receipts }
response: { properties: { number: { type: string } } }
request: { properties: { way: { type: string } } }
`,
  },
  bad: {
    file: 'screens/filing/catalog/calls/apply.yaml',
    yaml: `call: apply
path: /api/sample/apply
source: 想定
sendOnce: true
effect: files
intention: launch
codes: [▶EDX001]
response: { properties: { number: { type: string } } }
request: { properties: { way: { type: string } } }
`,
  },
  check: (input) => refusalsOf(input).flatMap((refusals) => findingsOf(refusals, input)),
};

function findingsOf(refusals: Refusals, input: LintInput): readonly Finding[] {
  const senders = input.project.screens.filter((screen) =>
    callsMadeOn(screen, input.vocabulary).some(({ call }) => call === refusals.call),
  );
  return [
    ...refusals.codes
      .filter(({ rows }) => rows.length === 0)
      .map(({ code, at }) => ({
        place: at,
        message: `${code} で断るわけを、どこで先に知らせるかが決まっていません。refusals に、知らせるところか、送るまで分からないわけ（atFiling）を書いてください。`,
      })),
    ...refusals.idle.map(({ at }) => ({ place: at, message: 'この行の番号は、codes にありません。' })),
    ...[...new Set(refusals.codes.flatMap(({ rows }) => rows))].flatMap((row) => {
      const codes = refusals.codes.filter(({ rows }) => rows.includes(row)).map(({ code }) => code);
      return problemsOf(row, codes, senders, input).map((message) => ({ place: row.at, message }));
    }),
  ];
}

function problemsOf(
  row: Telling,
  codes: readonly string[],
  senders: readonly Screen[],
  input: LintInput,
): readonly string[] {
  const { by, fact, guard, earlier, atFiling } = row;
  if (by + fact + guard + earlier + atFiling === '')
    return ['by、fact、guard、earlier、atFiling のどれかを書いてください。'];
  return [
    ...(guard === '' ? [] : unguarded(guard, senders, input)),
    ...(earlier === '' ? [] : notEarlier(row, codes, senders, input)),
    ...(by === '' && fact === '' ? [] : unsaid(row, senders, input)),
  ];
}

function unguarded(guard: string, senders: readonly Screen[], { project }: LintInput): readonly string[] {
  return senders
    .filter(({ name, service }) => {
      const guards = project.services.find((one) => one.name === service)?.guards ?? [];
      return !guards.some((use) => use.guard === guard && !use.except.includes(name));
    })
    .map(({ name }) => `画面「${name}」は、guards の「${guard}」で断りません。`);
}

/** A call that the person makes before, on a screen of the same service, and that refuses by the same code. */
function notEarlier(
  { earlier, on }: Telling,
  codes: readonly string[],
  senders: readonly Screen[],
  input: LintInput,
): readonly string[] {
  const known = input.project.catalogs[0]?.calls.find(({ name }) => name === earlier);
  if (known === undefined) return [`「${earlier}」という呼び出しはありません。`];
  const silent = codes.filter((code) => !known.codes.includes(code));
  if (silent.length > 0) return [`${earlier} の codes に、${silent.join('、')} がありません。`];
  const services = new Set(senders.map(({ service }) => service));
  return [...services]
    .filter((service) => {
      const own = input.project.screens.filter((screen) => screen.service === service);
      return !own.some((screen) => (on === '' || screen.name === on) && calledOn(screen, earlier, input).length > 0);
    })
    .map((service) => `サービス「${service}」の画面${on === '' ? '' : `「${on}」`}は、${earlier} を呼び出しません。`);
}

function unsaid({ by, fact, on }: Telling, senders: readonly Screen[], input: LintInput): readonly string[] {
  const [call = '', member = ''] = by.split('.');
  return startsOf(senders, on, input).flatMap((screen) => {
    const paths = [
      ...(fact === '' ? [] : [`facts.${fact}`]),
      ...(by === '' ? [] : calledOn(screen, call, input).map((result) => `${result}.${member}`)),
    ];
    if (paths.some((path) => readsOn(screen, path))) return [];
    return [`画面「${screen.name}」は、${fact === '' ? by : `facts.${fact}`} を読んで知らせていません。`];
  });
}

/** Where the flows begin that file on these screens; a screen that files outside any flow begins with itself. */
function startsOf(senders: readonly Screen[], on: string, { project }: LintInput): readonly Screen[] {
  const services = new Set(senders.map(({ service }) => service));
  const names = senders.flatMap(({ name, service }) => {
    if (on !== '') return [on];
    const flows = project.services.find((one) => one.name === service)?.flows ?? [];
    const starts = flows.filter(({ screens }) => screens.includes(name)).map(({ screens }) => screens[0] ?? name);
    return starts.length === 0 ? [name] : starts;
  });
  return project.screens.filter(({ name, service }) => names.includes(name) && services.has(service));
}

/** The names under which a screen has what a call answered. */
function calledOn(screen: Screen, call: string, { vocabulary }: LintInput): readonly string[] {
  const loaded = screen.data.filter((entry) => entry.call === call).map(({ name }) => name);
  const stepped = stepsIn(screen, vocabulary).flatMap((step) => {
    const made = callOf(step, vocabulary);
    return made?.call === call ? [made.result, ...(made.into === null ? [] : [made.into])] : [];
  });
  return [...loaded, ...stepped];
}
