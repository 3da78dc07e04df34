import { shownByCause } from '../reading/shown-by-cause.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'later-hopeless',
  severity: 'error',
  summary:
    '「しばらくしてから、もう一度」と案内するのは、待てばうまくいくことがあるとき（通信の失敗、catalog/errors.yaml の passing と later の番号、どの番号か分からないとき）だけです。待っても変わらないときは、何をすればよいかを書きます。',
  scope: 'project',
  good: {
    yaml: `view: [{ button: 次の画面へ, action: more }]
actions:
  more: [{ dialog: closed, then: { ok: [{ go: sample-second }] } }]
dialogs:
  closed:
    title: オンラインでは利用できません
    view: [{ text: 市区町村の窓口で手続きしてください。 }]
    buttons: [{ id: ok, label: とじる, look: primary, escape: true }]
`,
  },
  bad: {
    yaml: `view: [{ button: 次の画面へ, action: more }]
actions:
  more: [{ dialog: closed, then: { ok: [{ go: sample-second }] } }]
dialogs:
  ▶closed:
    title: オンラインでは利用できません
    view: [{ text: しばらくしてから、もう一度お試しください。 }]
    buttons: [{ id: ok, label: とじる, look: primary, escape: true }]
`,
  },
  check(input) {
    const all = shownByCause(input).filter(({ later }) => later !== '');
    const wrong = all.filter(({ passes }) => !passes);
    const places = wrong.flatMap(({ what, later, at }) => {
      // Where nothing that shows it can pass, its words are wrong; else what leads there is.
      const isWhole = all.every((one) => one.what !== what || !one.passes) && 'buttons' in what;
      const place = isWhole ? what.at : at;
      return place === undefined ? [] : [{ place, later }];
    });
    const key = ({ file, line, column }: (typeof places)[number]['place']) => `${file}:${line}:${column}`;
    return [...new Map(places.map((one) => [key(one.place), one])).values()].map(({ place, later }) => ({
      place,
      message: `「${later}」と案内しますが、わけは、待ってもなくなりません。何をすればよいか（窓口、直すところ、ほかの手続き）を書いてください。待てばうまくいく番号なら、catalog/errors.yaml の groups の later に足してください。`,
    }));
  },
};
