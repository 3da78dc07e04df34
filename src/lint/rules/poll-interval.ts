import type { Rule } from '../rule.ts';
import { stepHolders, stepsIn } from '../steps.ts';

export const rule: Rule = {
  id: 'poll-interval',
  severity: 'error',
  summary: 'くり返しの確認（poll）の間隔（every）は、あきらめるまでの時間（giveUpAfter）より短くします。',
  good: {
    yaml: `actions:
  next:
    - poll: status
      every: 1 second
      giveUpAfter: 5 minutes
      until: status.done
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
      every: 5 minutes
      giveUpAfter: 1 minute
      until: status.done
      onTimeout: [{ leave: portalTop }]
    - leave: portalTop
view:
  - { button: 次へ, action: next }
`,
  },
  check: ({ project, vocabulary }) =>
    stepHolders(project)
      .flatMap((holder) => stepsIn(holder, vocabulary))
      .flatMap(({ kind, options, at }) => {
        const { every, giveUpAfter } = options;
        if (kind !== 'poll' || at === undefined) return [];
        if (typeof every !== 'number' || typeof giveUpAfter !== 'number' || every < giveUpAfter) return [];
        return [
          {
            place: at,
            message: `確認の間隔（${every} 秒）が、あきらめるまでの時間（${giveUpAfter} 秒）より短くありません。`,
          },
        ];
      }),
};
