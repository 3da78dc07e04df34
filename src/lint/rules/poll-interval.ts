import { stepsIn } from '../../flow/parts/steps-in.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import type { Setting } from '../../model/catalog.ts';
import { stepHolders } from '../reading/step-holders.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'poll-interval',
  severity: 'error',
  summary:
    'くり返しの確認（poll）の間隔（every）は、あきらめるまでの時間（giveUpAfter）より短くします。0 にはしません。',
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
      every: 5 minutes
      giveUpAfter: 1 minute
      until: status.done
      onError: [{ codes: [network, timeout, malformed, http-500, http-502, http-503, http-504], ignore: true }]
      onTimeout: [{ leave: portalTop }]
    - leave: portalTop
view:
  - { button: 次へ, action: next }
`,
  },
  check: ({ project, vocabulary }) => {
    const settings = project.catalogs[0]?.settings ?? [];
    return stepHolders(project)
      .flatMap((holder) => stepsIn(holder, vocabulary))
      .flatMap((step) => {
        const { options, at } = step;
        if (callOf(step, vocabulary)?.isRepeated !== true || at === undefined) return [];
        const every = secondsOf(options.every, settings);
        const giveUpAfter = secondsOf(options.giveUpAfter, settings);
        if (every === 0) return [{ place: at, message: '確認の間隔（every）は、0 より長くしてください。' }];
        if (every === null || giveUpAfter === null || every < giveUpAfter) return [];
        return [
          {
            place: at,
            message: `確認の間隔（${every} 秒）が、あきらめるまでの時間（${giveUpAfter} 秒）より短くありません。`,
          },
        ];
      });
  },
};

/** Seconds of a duration as written, or of the default of the setting it names; null = not known here. */
function secondsOf(value: unknown, settings: readonly Setting[]): number | null {
  if (typeof value === 'number') return value;
  const source = (value as { readonly source?: string } | undefined)?.source ?? '';
  const setting = settings.find(({ name }) => source.trim() === `settings.${name}`);
  return typeof setting?.default === 'number' ? setting.default : null;
}
