import { stepsIn } from '../../flow/parts/steps-in.ts';
import { itemsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { meansCode } from '../../load/names/error-codes.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import type { WrittenCall } from '../../model/catalog.ts';
import type { Screen } from '../../model/screen.ts';
import type { ErrorRow } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { documentedRows } from '../reading/documented.ts';
import type { LintInput, Rule } from '../rule.ts';

const use = `view:
  - { button: 次へ, action: next }
actions:
  next: [{ call: refusing }, { leave: portalTop }]
`;

/** A code that one call alone gives means something; a row for everything cannot say what. The specification says itself what its own codes show. */
export const rule: Rule = {
  id: 'code-without-words',
  severity: 'error',
  summary:
    '呼び出しの codes に書いた番号は、ほかのすべて（any）の行でまとめて扱いません。その番号の行を書いて、何が起きたかを知らせます（ポータルの文のままでよいときは dialog: serverMessage）。',
  scope: 'project',
  good: {
    yaml: `${use}errors:
  - { codes: [ESM101], dialog: failed, then: { ok: [{ stop: true }] } }
  - { codes: [any], leave: portalTop }
`,
  },
  bad: {
    yaml: `${use}errors:
  - ▶{ codes: [any], leave: portalTop }
`,
  },
  check(input) {
    const { services, screens, catalogs } = input.project;
    const errors = catalogs[0]?.errors;
    if (errors === undefined) return [];
    const common = documented(input);
    const known = new Set(catalogs[0]?.calls.flatMap(({ codes }) => codes));
    const found = new Map<ErrorRow, Set<string>>();
    for (const screen of screens) {
      const around = [...screen.errors, ...(services.find(({ name }) => name === screen.service)?.errors ?? [])];
      for (const { call, rows } of callsOf(screen, catalogs[0]?.calls ?? [], input.vocabulary)) {
        for (const code of call.codes.filter((one) => !common.has(one) && !one.startsWith('result-'))) {
          const order = [...errors.first, ...rows, ...around];
          const row = order.find((one) => matches(one, code, call, errors.groups));
          if (row === undefined || row.ignore || row.codes.join() !== 'any') continue;
          // A row that is written, but misspelt or out of reach, is told by its own rule.
          if (order.some((one) => isNamed(one, code, errors.groups) || isMisspelt(one, known))) continue;
          found.set(row, (found.get(row) ?? new Set()).add(`${code}（${call.name}）`));
        }
      }
    }
    return [...found].flatMap(([{ at }, codes]) =>
      at === undefined
        ? []
        : [
            {
              place: at,
              message: `${[...codes].join('、')} の行がありません。その番号で何が起きたかを知らせる行を、この行の前に書いてください。`,
            },
          ],
    );
  },
};

interface Use {
  readonly call: WrittenCall;
  readonly rows: readonly ErrorRow[];
}

function callsOf(screen: Screen, calls: readonly WrittenCall[], vocabulary: Vocabulary): readonly Use[] {
  const made = [
    ...stepsIn(screen, vocabulary).flatMap((step) => callOf(step, vocabulary) ?? []),
    ...screen.data.map(({ call, onError }) => ({ call, rows: onError })),
  ];
  return made.flatMap(({ call: name, rows }) => {
    const call = calls.find((one) => one.name === name);
    return call === undefined || call.background ? [] : [{ call, rows }];
  });
}

function matches(
  row: ErrorRow,
  code: string,
  call: WrittenCall,
  groups: { readonly [name: string]: readonly string[] },
) {
  if (row.status !== null || (row.calls.length > 0 && !row.calls.includes(call.name))) return false;
  if (row.keepsScreen !== null && row.keepsScreen !== call.keepsScreen) return false;
  if (row.except.length > 0 && meansCode(row.except, code, groups)) return false;
  // A refusal comes with the result 1000.
  return (row.resultCode ?? '1000') === '1000' && meansCode(row.codes, code, groups);
}

function isNamed({ codes }: ErrorRow, code: string, groups: { readonly [name: string]: readonly string[] }): boolean {
  return codes.join() !== 'any' && meansCode(codes, code, groups);
}

/** Does it name a code that no call gives? */
function isMisspelt({ codes, except }: ErrorRow, known: ReadonlySet<string>): boolean {
  return [...codes, ...except].some((code) => /^[A-Z]+\d+$/u.test(code) && !known.has(code));
}

/** Codes of the specification: it says what each of them shows. */
function documented(input: LintInput): ReadonlySet<string> {
  return new Set(
    documentedRows(input)
      .flatMap((row) => itemsOf(row, 'codes').flatMap(scalarsIn))
      .map(({ text }) => text),
  );
}
