import { filingCalls } from '../../flow/filed/filing-calls.ts';
import { plain } from '../../flow/graph/words.ts';
import { pressTargetsOf } from '../../flow/parts/press-targets.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import type { TextValue } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** Where a press files at once, the screen says so before. A dialog that asks first says it itself. */
export const rule: Rule = {
  id: 'filing-untold',
  severity: 'error',
  summary:
    '押すとすぐに届出や申請（effect: files の呼び出し）を送るボタンの画面には、「（ボタンの文言）」を押すと何が送られるかを書きます。先にダイアログでたずねるときは、いりません。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-002.filing-send.yaml',
    yaml: `id: SFL0001-01-002
name: filing-send
path: send/
title: 届出の送信
view:
  - text: 「届け出る」を押すと、届出を送ります。
  - { button: 届け出る, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - { call: apply, with: { way: =state.way }, keep: { number: state.number } }
    - go: forward
`,
  },
  bad: {
    file: 'screens/filing/SFL0001-01-002.filing-send.yaml',
    yaml: `id: SFL0001-01-002
name: filing-send
path: send/
title: 届出の送信
view:
  - text: 受け取り方を送ります。
  - ▶{ button: 届け出る, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - { call: apply, with: { way: =state.way }, keep: { number: state.number } }
    - go: forward
`,
  },
  check: (input) => input.project.screens.flatMap((screen) => untoldOn(screen, input)),
};

function untoldOn(screen: Screen, input: LintInput): readonly Finding[] {
  const texts = textsIn([screen.view, screen.groups.map(({ above }) => above)]).join('\n');
  return pressTargetsOf(screen, input.vocabulary).flatMap(({ kind, name, label, at }): readonly Finding[] => {
    if (kind !== 'action' || at === undefined || !filesAtOnce(name, screen, input)) return [];
    const words = plain(label as TextValue);
    // What a label will be is not known where it has a placeholder.
    if (texts.includes(words.includes('…') ? '」を押' : `「${words}」を押`)) return [];
    const message = `「${words}」を押すと、すぐに届出や申請が送られます。ボタンの前に「${words}」を押すと何が送られるかを書いてください。`;
    return [{ place: at, message }];
  });
}

/** Does the action file without asking in a dialog before? */
function filesAtOnce(action: string, screen: Screen, input: LintInput, on: readonly string[] = []): boolean {
  if (on.includes(action)) return false;
  const { project, vocabulary } = input;
  const files = filingCalls(project);
  const steps = screen.actions.find(({ name }) => name === action)?.steps ?? [];
  const asks = steps.findIndex(({ kind }) => kind === 'dialog');
  const before = asks === -1 ? steps : steps.slice(0, asks);
  return stepsIn(before, vocabulary).some((step) => {
    const { act } = step.options;
    const goesOn = typeof act === 'string' && filesAtOnce(act, screen, input, [...on, action]);
    return goesOn || files.has(callOf(step, vocabulary)?.call ?? '');
  });
}

/** Every text below, without its placeholders. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'expression') return [];
  if ('parts' in value) return [plain(value as TextValue)];
  return Object.values(value).flatMap(textsIn);
}
