import { stepsIn } from '../../flow/parts/steps-in.ts';
import { meansCode } from '../../load/names/error-codes.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import type { ErrorRow } from '../../model/step.ts';
import { stepHolders } from '../reading/step-holders.ts';
import type { Rule } from '../rule.ts';

/** Failures after which the same question may well be answered. */
const passing = ['network', 'timeout', 'malformed', 'http-500', 'http-502', 'http-503', 'http-504'];
/** Those that lead to a static page before any row of the poll is asked, unless the call keeps its screen. */
const leaving = ['http-500', 'http-503'];

export const rule: Rule = {
  id: 'poll-one-failure',
  severity: 'error',
  summary: 'くり返しの確認（poll、watch）は、一度の失敗（通信の切断、遅れ、読めない答え）では終わりません。',
  good: {
    yaml: `actions:
  next:
    - poll: status
      every: 1 second
      giveUpAfter: 5 minutes
      until: status.done
      onTimeout: [{ leave: portalTop }]
      onError: [{ codes: [network, timeout, malformed, http-500, http-502, http-503, http-504], ignore: true }]
    - leave: portalTop
view:
  - { button: 次へ, action: next }
`,
  },
  bad: {
    yaml: `actions:
  next:
    - ▶poll: status
      every: 1 second
      giveUpAfter: 5 minutes
      until: status.done
      onTimeout: [{ leave: portalTop }]
    - leave: portalTop
view:
  - { button: 次へ, action: next }
`,
  },
  check: ({ project, vocabulary }) => {
    const { calls = [], errors } = project.catalogs[0] ?? {};
    const groups = errors?.groups ?? {};
    const goesOn = (rows: readonly ErrorRow[], code: string): boolean => {
      const met = rows.find(
        ({ codes, except, status, resultCode }) =>
          meansCode(codes, code, groups) && !meansCode(except, code, groups) && status === null && resultCode === null,
      );
      return met !== undefined && (met.ignore || met.do.at(-1)?.kind === 'again');
    };
    return stepHolders(project).flatMap((holder) =>
      stepsIn(holder, vocabulary).flatMap((step) => {
        const made = callOf(step, vocabulary);
        if (made?.isRepeated !== true) return [];
        const keepsScreen = calls.some(({ name, keepsScreen: keeps }) => name === made.call && keeps);
        const ends = passing.filter((code) => !goesOn(made.rows, code) || (!keepsScreen && leaving.includes(code)));
        if (ends.length === 0) return [];
        const mend = ends.every((code) => goesOn(made.rows, code))
          ? `呼び出し「${made.call}」に keepsScreen: true を書いてください。`
          : 'onError に { codes: [passing], ignore: true } を書いてください。';
        const place = step.at ?? { file: '', line: 1, column: 1 };
        return [{ place, message: `一度の失敗（${ends.join('、')}）で、待つのをやめます。${mend}` }];
      }),
    );
  },
};
