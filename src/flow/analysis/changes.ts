import { goingOf } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import { stepsIn } from '../parts/steps-in.ts';
import { goesAlong } from '../paths/change.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';

const RULE = 'change-no-return';

/** Finds 「変更」 links to a screen that does not lead back to the screen holding the link. */
export function findChanges(analysis: Analysis, reached: Reached): void {
  const told = new Set<Screen>();
  const { vocabulary } = analysis.collector;
  for (const { site, screen, target, at } of analysis.collector.notes.changes) {
    if (!reached.has(`screen:${screen.name}`)) continue;
    const flow = site.service.flows.find(({ screens }) => screens.includes(screen.name));
    const here = `「${analysis.collector.words(screen.title)}」`;
    const there = `「${analysis.collector.words(target.title)}」`;
    const way = `（${reached.way(`screen:${screen.name}`)}→${there}）`;
    const place = {
      flow,
      isAfter: (flow?.screens.indexOf(target.name) ?? 0) > (flow?.screens.indexOf(screen.name) ?? 0),
    };
    if (flow === undefined || !flow.screens.includes(target.name)) {
      analysis.find(
        RULE,
        at,
        `${there}は、${here}と同じ流れ（flows）にないため、変更したあと戻れません${way}。同じ流れの画面を書いてください。`,
      );
    } else if (place.isAfter) {
      analysis.find(
        RULE,
        at,
        `${there}は、${here}より後の画面なので、変更する先にはできません${way}。前の画面を書いてください。`,
      );
    } else if (!goesAlong(target, 'forward', vocabulary) && !told.has(target)) {
      told.add(target);
      const elsewhere = target.actions.flatMap(({ name, steps }) =>
        name === 'next' ? stepsIn(steps, vocabulary).filter((step) => goingOf(step, vocabulary) !== null) : [],
      )[0];
      analysis.find(
        RULE,
        elsewhere?.at ?? at,
        `${here}の「変更」からこの画面に来ても、${here}に戻れません${way}。行き先を go: forward にすると、変更のあとは元の画面に戻ります。`,
      );
    }
  }
}
