import { stepsIn } from '../../flow/parts/steps-in.ts';
import { callOf, theEffects } from '../../load/steps/effects-of.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import { rowsBeyond } from '../reading/rows-beyond.ts';
import { stepHolders } from '../reading/step-holders.ts';
import type { Rule } from '../rule.ts';

/** A row that ignores a failure goes on; it is no way out. */
const named = (rows: unknown, code: string) =>
  (rows as readonly ErrorRow[]).some(({ codes, ignore }) => codes.includes(code) && !ignore);

export const rule: Rule = {
  id: 'poll-exit',
  severity: 'error',
  summary: 'くり返しの確認（poll）には、時間切れのとき（onTimeout）にすることを書きます。',
  good: {
    yaml: `actions:
  next:
    - poll: status
      every: 1 second
      giveUpAfter: 5 minutes
      until: status.done
      onError: [{ codes: [network, timeout, malformed, http-500, http-502, http-503, http-504], ignore: true }]
      onTimeout: [{ leave: portalTop }]
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
      onError: [{ codes: [network, timeout, malformed, http-500, http-502, http-503, http-504], ignore: true }]
    - leave: portalTop
view:
  - { button: 次へ, action: next }
`,
  },
  check: ({ project, vocabulary }) =>
    stepHolders(project).flatMap((holder) => {
      const onTimeout = (step: Step) =>
        theEffects(step, vocabulary, 'run').flatMap(({ steps, ...run }) =>
          'via' in run && run.via === 'timeout' ? (step.options[steps] ?? []) : [],
        );
      const elsewhere = named(rowsBeyond(holder, project.services), 'timeout');
      return stepsIn(holder, vocabulary)
        .filter((step) => {
          const call = callOf(step, vocabulary);
          return call?.isRepeated === true && !elsewhere && !named(call.rows, 'timeout') && isEmpty(onTimeout(step));
        })
        .map(({ at }) => ({
          place: at ?? { file: '', line: 1, column: 1 },
          message: '時間切れのときにすることが決まっていません。onTimeout に手順を書いてください。',
        }));
    }),
};

function isEmpty(steps: unknown): boolean {
  return !Array.isArray(steps) || steps.length === 0;
}
