import { drawsReceipt, receiptType } from '../../flow/filed/receipts.ts';
import type { Screen } from '../../model/screen.ts';
import { callsMadeOn } from '../reading/calls-pressed.ts';
import type { LintInput, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'receipt-missing',
  severity: 'error',
  summary:
    '届出や申請（effect: files の呼び出し）をする手続きは、控え（型 receipt）で終わります。流れの終わりの画面（done の result。ないときは送る画面）に「- part: receipt」を置くか、呼び出しの withoutReceipt に、控えを出さないわけを書きます。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-003.filing-done.yaml',
    yaml: `id: SFL0001-01-003
name: filing-done
path: done/
title: 届出の完了
data:
  found: { call: receipts }
view:
  - each: found.receipts
    blocks: [{ text: "番号は、\${item.number}です。" }]
  - text: "受付番号は\${has(state.number) ? state.number : '—'}です。"
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`,
  },
  bad: {
    file: 'screens/filing/SFL0001-01-003.filing-done.yaml',
    yaml: `▶id: SFL0001-01-003
name: filing-done
path: done/
title: 届出の完了
view:
  - text: "受付番号は\${has(state.number) ? state.number : '—'}です。"
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`,
  },
  check: (input) => {
    const { project, vocabulary } = input;
    if (project.types[receiptType] === undefined) return [];
    const lacking = new Map<Screen, string>();
    for (const screen of project.screens)
      for (const call of actsOf(screen, input))
        for (const end of endsOf(screen, input)) if (!drawsReceipt(end, project, vocabulary)) lacking.set(end, call);
    return [...lacking].flatMap(([{ at }, call]) =>
      at === undefined
        ? []
        : [
            {
              place: at,
              message: `${call} で届け出る手続きの終わりに、控えがありません。「data」で receiptGet を呼び、each の中に「- part: receipt」を置いてください。控えがいらないときは、呼び出しの withoutReceipt にわけを書いてください。`,
            },
          ],
    );
  },
};

/** What a screen files that ends with a receipt. */
function actsOf(screen: Screen, { project, vocabulary }: LintInput): readonly string[] {
  const acts = new Set(
    project.catalogs[0]?.calls
      .filter(({ effect, withoutReceipt }) => effect === 'files' && withoutReceipt === '')
      .map(({ name }) => name),
  );
  return callsMadeOn(screen, vocabulary).flatMap(({ call }) => (acts.has(call) ? [call] : []));
}

/** Where the flows end that file on a screen; the screen itself where none says so. */
function endsOf(screen: Screen, { project }: LintInput): readonly Screen[] {
  const flows = project.services
    .flatMap((service) => service.flows)
    .filter(({ screens }) => screens.includes(screen.name));
  const ends = flows.flatMap(({ done }) => (done === null ? [] : [done.result]));
  return ends.length === 0 ? [screen] : project.screens.filter(({ name }) => ends.includes(name));
}
