import type { Rule } from '../rule.ts';
import { stepListsIn } from '../steps.ts';

export const rule: Rule = {
  id: 'go-to-itself',
  severity: 'error',
  summary: '画面は、自分自身へ移りません（押しても何も変わらないため）。',
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
  next: [▶{ go: sample-first }]
`,
  },
  check: ({ project, vocabulary }) =>
    project.screens
      .filter(({ routes }) => routes.every(({ path }) => !path.includes('{')))
      .flatMap((screen) => {
        const own = screen.routes.map(({ name }) => name);
        if (own.length !== 1) return [];
        return stepListsIn(screen, vocabulary)
          .flat()
          .flatMap(({ kind, options, at }) => {
            const around = kind === 'go' && Object.keys((options.with as object | undefined) ?? {}).length === 0;
            if (!around || at === undefined || !own.includes(String(options.go))) return [];
            return [
              { place: at, message: `「${options.go}」はこの画面です。別の画面を書くか、stop を使ってください。` },
            ];
          });
      }),
};
