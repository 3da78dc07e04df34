import { stepListsIn } from '../../flow/parts/steps-in.ts';
import { endsAction } from '../../load/steps/effects-of.ts';
import { stepHolders } from '../reading/step-holders.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'steps-after-end',
  severity: 'error',
  summary: '操作を終える手順（go、leave、fail、stop など）のあとに、手順を書きません。',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - log: 申し込んだ
    - leave: portalTop
`,
  },
  bad: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - leave: portalTop
    - ▶log: 申し込んだ
`,
  },
  check: ({ project, vocabulary }) =>
    stepHolders(project)
      .flatMap((holder) => stepListsIn(holder, vocabulary))
      .flatMap((steps) => {
        const end = steps.findIndex(
          (step) => endsAction(step, vocabulary) && step.when === undefined && step.unless === undefined,
        );
        const after = end === -1 ? undefined : steps[end + 1];
        if (after?.at === undefined) return [];
        return [
          {
            place: after.at,
            message: `前の「${steps[end]?.kind}」で操作が終わるため、ここから先の手順は動きません。順番を直すか、消してください。`,
          },
        ];
      }),
};
