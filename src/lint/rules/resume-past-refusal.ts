import { stepsIn } from '../../flow/parts/steps-in.ts';
import { theEffects } from '../../load/steps/effects-of.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'resume-past-refusal',
  severity: 'error',
  summary:
    '流れの途中で、開いたときに断ることのある画面（enter の fail）には、断らないことを doneWhen に書きます。書かないと、続きから再開したときに、断った画面を飛ばして先に進みます。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-000.filing-ask.yaml',
    yaml: `id: SFL0001-01-000
name: filing-ask
path: ask/
title: 届出の用意
doneWhen: settings.poll.every <= 100
view:
  - { button: 次へ, action: next }
enter:
  - when: settings.poll.every > 100
    fail: X00199
`,
  },
  bad: {
    file: 'screens/filing/SFL0001-01-000.filing-ask.yaml',
    yaml: `id: SFL0001-01-000
name: filing-ask
path: ask/
title: 届出の用意
view:
  - { button: 次へ, action: next }
enter:
  - ▶when: settings.poll.every > 100
    fail: X00199
`,
  },
  check({ project: { services, screens }, vocabulary }) {
    const before = new Set(
      services.flatMap(({ flows }) =>
        flows.flatMap((flow) => (flow.check === null ? [] : flow.screens.slice(0, flow.screens.indexOf(flow.check)))),
      ),
    );
    return screens
      .filter(({ name, doneWhen }) => before.has(name) && doneWhen === null)
      .flatMap(({ name, enter }) =>
        stepsIn(enter, vocabulary)
          .filter((step) => theEffects(step, vocabulary, 'raise').length > 0)
          .flatMap(({ at }) => (at === undefined ? [] : [{ at, name }])),
      )
      .map(({ at, name }) => ({
        place: at,
        message: `画面「${name}」は、開いたときに断ることがありますが、続きから再開すると、飛ばして先に進みます。doneWhen に、断らないこと（いまの state で分かる条件）を書いてください。`,
      }));
  },
};
