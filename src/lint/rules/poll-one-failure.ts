import { stepsIn } from '../../flow/parts/steps-in.ts';
import { meansCode } from '../../load/names/error-codes.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import type { ErrorRow } from '../../model/step.ts';
import { rowsBeyond } from '../reading/rows-beyond.ts';
import { stepHolders } from '../reading/step-holders.ts';
import type { Rule } from '../rule.ts';

/** Failures after which the same question may well be answered. */
const passing = ['network', 'timeout', 'malformed', 'http-500', 'http-502', 'http-503', 'http-504'];
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
    const [catalog] = project.catalogs;
    if (catalog === undefined) return [];
    const { first, otherwise, groups } = catalog.errors;
    return stepHolders(project).flatMap((holder) => {
      const beyond = [...rowsBeyond(holder, project.services), ...otherwise];
      return stepsIn(holder, vocabulary).flatMap((step) => {
        const made = callOf(step, vocabulary);
        const call = catalog.calls.find(({ name }) => name === made?.call);
        if (made?.isRepeated !== true || call === undefined) return [];
        const meets = ({ codes, except, calls, status, resultCode, keepsScreen }: ErrorRow, code: string) =>
          (codes.length === 0 ? status !== null : meansCode(codes, code, groups)) &&
          !meansCode(except, code, groups) &&
          (calls.length === 0 || calls.includes(call.name)) &&
          (status === null || code === `http-${status}`) &&
          resultCode === null &&
          (keepsScreen === null || keepsScreen === call.keepsScreen);
        const endsIn = (rows: readonly ErrorRow[], code: string): boolean => {
          const row = rows.find((candidate) => meets(candidate, code));
          return row !== undefined && !row.ignore && row.do.at(-1)?.kind !== 'again';
        };
        const leaving = passing.filter((code) => endsIn(first, code));
        const ends = passing.filter((code) => endsIn([...first, ...made.rows, ...beyond], code));
        if (ends.length === 0) return [];
        const mend =
          leaving.length === ends.length
            ? `呼び出し「${call.name}」に keepsScreen: true を書いてください。`
            : 'onError に { codes: [passing], ignore: true } を書いてください。';
        const place = step.at ?? { file: '', line: 1, column: 1 };
        return [{ place, message: `一度の失敗（${ends.join('、')}）で、待つのをやめます。${mend}` }];
      });
    });
  },
};
