import { stepListsIn } from '../../flow/parts/steps-in.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { linkBlocksIn } from '../reading/links.ts';
import type { Rule } from '../rule.ts';

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
      // Where parameters tell views apart, a way may lead to the one without.
      .filter(({ routes, url }) => url.length === 0 && routes.every(({ path }) => !path.includes('{')))
      .flatMap((screen) => {
        const own = screen.routes.map(({ name }) => name);
        if (own.length !== 1) return [];
        const found = [...goesIn(screen, vocabulary), ...cardsIn(screen)];
        return found
          .filter(({ name }) => own.includes(name))
          .map(({ name, at }) => ({
            place: at,
            message: `「${name}」はこの画面です。別の画面を書くか、stop を使ってください。`,
          }));
      }),
};

interface Found {
  readonly name: string;
  readonly at: Place;
}

function goesIn(screen: Screen, vocabulary: Vocabulary): readonly Found[] {
  return stepListsIn(screen, vocabulary)
    .flat()
    .flatMap(({ kind, options, at }) =>
      kind === 'go' && at !== undefined && isEmpty(options.with) ? [{ name: String(options.go), at }] : [],
    );
}

function cardsIn(screen: Screen): readonly Found[] {
  return linkBlocksIn(screen)
    .flatMap((block) => (block.kind === 'menu' ? block.items : []))
    .flatMap(({ to, with: given, at }) =>
      to !== null && 'screen' in to && at !== undefined && isEmpty(given) ? [{ name: to.screen, at }] : [],
    );
}

function isEmpty(given: unknown): boolean {
  return Object.keys((given as object | undefined) ?? {}).length === 0;
}
