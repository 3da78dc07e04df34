import { namesUsed } from '../../expressions/names-used.ts';
import { callOf, theEffects } from '../../load/steps/effects-of.ts';
import { isExpression } from '../../load/type-check/check-value.ts';
import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Step } from '../../model/step.ts';
import { isStep, stepsFrom } from '../../model/steps-from.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Finding, Rule } from '../rule.ts';

const screen = (steps: string) => `id: SFL0001-01-002
name: filing-send
path: send/
title: 届出の送信
data:
  found: { call: receipts, again: [restore] }
view:
  - text: 「届け出る」を押すと、受け取り方を送ります。
  - { button: 届け出る, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - { call: apply, with: { way: =state.way }, keep: { number: state.number } }
${steps}    - go: forward
`;

export const rule: Rule = {
  id: 'read-after-filing',
  severity: 'error',
  summary:
    '届出や申請（effect: files の呼び出し）のあとの手順は、data を restart で読み直してから使います。答えが届かなかったときは、次に開いた画面で、data を読み込む前に続きの手順が動くためです。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-002.filing-send.yaml',
    yaml: screen('    - restart: found\n    - { when: found.receipts.size() > 1, log: もう一度届け出た }\n'),
  },
  bad: {
    file: 'screens/filing/SFL0001-01-002.filing-send.yaml',
    yaml: screen('    - { when: ▶found.receipts.size() > 1, log: もう一度届け出た }\n    - restart: found\n'),
  },
  check({ project: { screens, catalogs }, vocabulary }) {
    const acts = (catalogs[0]?.calls ?? []).filter(({ effect }) => effect === 'files');
    return screens.flatMap((one) => acts.flatMap(({ name }) => readAfter(one, name, vocabulary)));
  },
};

/** The steps that go on from an act's call run before `data` is loaded where its answer was lost (`settle-unanswered.ts`). */
function readAfter(screen: Screen, act: string, vocabulary: Vocabulary): readonly Finding[] {
  const isAct = (step: Step) => callOf(step, vocabulary)?.call === act;
  const found = new Map<string, Finding>();
  const told = ({ tree, at }: Expression, unread: Unread) => {
    const name = namesUsed(tree)
      .flatMap((path) => path.split('.')[0] ?? [])
      .find((one) => unread.has(one));
    if (name === undefined || at === undefined) return;
    const message = `「${act}」のあとで使う「${name}」は、その前に restart: ${name} で読み直してください。答えが届かなかったときの続きでは、まだ読み込まれていません。`;
    found.set(`${at.file}:${at.line}:${at.column}`, { place: at, message });
  };
  /** Leaves in `unread` what the steps have not loaded either. */
  const follow = (steps: readonly Step[], unread: Set<string>): void => {
    for (const step of steps) {
      const { when, unless, options } = step;
      read([when, unless, options], unread);
      const opened = theEffects(step, vocabulary, 'open').map(({ dialog }) => options[dialog]);
      read(
        screen.dialogs.filter(({ name }) => opened.includes(name)),
        unread,
      );
      for (const { data } of theEffects(step, vocabulary, 'load')) unread.delete(String(options[data]));
      for (const { action } of theEffects(step, vocabulary, 'act'))
        follow(screen.actions.find(({ name }) => name === options[action])?.steps ?? [], unread);
    }
  };
  const read = (part: unknown, unread: Unread): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isExpression(part)) told(part, unread);
    else if (Array.isArray(part) && part.every(isStep)) follow(part, new Set(unread));
    else for (const inner of Object.values(part)) read(inner, unread);
  };
  for (const { steps } of screen.actions)
    follow(stepsFrom(steps, screen.actions, isAct)?.slice(1) ?? [], new Set(screen.data.map(({ name }) => name)));
  return [...found.values()];
}

type Unread = ReadonlySet<string>;
