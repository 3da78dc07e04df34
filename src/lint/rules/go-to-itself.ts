import { stepListsIn } from '../../flow/parts/steps-in.ts';
import { blocksOf, leadsOf } from '../../load/blocks/leads-of.ts';
import { goingOf } from '../../load/steps/effects-of.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
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
      // Where parameters select a view, a way may lead to the view without them.
      .filter(({ routes, url }) => url.length === 0 && routes.every(({ path }) => !path.includes('{')))
      .flatMap((screen) => {
        const own = screen.routes.map(({ name }) => name);
        if (own.length !== 1) return [];
        const found = [...goesIn(screen, vocabulary), ...linksIn(screen, vocabulary)];
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
    .flatMap((step) => {
      const going = goingOf(step, vocabulary);
      const { at } = step;
      return going !== null && at !== undefined && isEmpty(going.with) ? [{ name: going.to, at }] : [];
    });
}

/** Links between views may lead to the current view, which they indicate. */
function linksIn(screen: Screen, vocabulary: Vocabulary): readonly Found[] {
  return blocksOf(screen)
    .flatMap((block) => leadsOf(block, vocabulary))
    .flatMap(({ place, with: given, current, at }) =>
      current === undefined && place !== null && 'screen' in place && at !== undefined && isEmpty(given)
        ? [{ name: place.screen, at }]
        : [],
    );
}

function isEmpty(given: unknown): boolean {
  return Object.keys((given as object | undefined) ?? {}).length === 0;
}
