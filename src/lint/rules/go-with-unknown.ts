import { nearest } from '../../expressions/nearest.ts';
import { goesOf } from '../reading/goes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'go-with-unknown',
  severity: 'error',
  summary: 'go の with には、行き先の画面の住所の {名前} か、url に書かれた名前だけを書きます。',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next: [{ go: sample-second }]
`,
  },
  bad: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next: [▶{ go: sample-second, with: { page: "2" } }]
`,
  },
  check: (input) =>
    goesOf(input).flatMap(({ target, given, at }) => {
      const url = target.screen.url.flatMap(({ name, also }) => (also === null ? [name] : [name, also]));
      const known = [...target.parameters.map(({ name }) => name), ...url];
      return Object.keys(given)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const suggestion = nearest(name, known);
          const message = `画面「${target.name}」の住所に「${name}」はありません。path の {名前} か url の名前を書いてください。`;
          return suggestion === undefined ? { place: at, message } : { place: at, message, suggestion };
        });
    }),
};
