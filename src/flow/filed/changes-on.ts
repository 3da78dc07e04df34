import { callBy, effectsOf, endsAction, goingOf } from '../../load/steps/effects-of.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { overlaps } from '../conditions/reads.ts';
import { stepListsIn, stepsIn } from '../parts/steps-in.ts';

interface Change {
  readonly path: string;
  readonly at: Place | undefined;
}

/**
 * What a screen's inputs and steps change of these paths, and those of the service that run on it, unless they lead to one of the screens where it is
 * shown `again`, or away from all those between.
 */
export function changesOn(
  screen: Screen,
  service: Service,
  sources: readonly string[],
  { again, between }: { readonly again: ReadonlySet<string>; readonly between: readonly string[] },
  vocabulary: Vocabulary,
): readonly Change[] {
  const leadsOut = (step: Step) => {
    if (step.when || step.unless) return false;
    const to = goingOf(step, vocabulary)?.to ?? '';
    return again.has(to) || (to !== '' && !along.has(to) && !between.includes(to)) || isLeaving(step, vocabulary);
  };
  const running = [screen, service.errors, service.layout.cancel?.then, savesOn(screen, service)];
  const lists = running.flatMap((part) => stepListsIn(part, vocabulary));
  const led = lists.filter((list) => list.some(leadsOut));
  const shownAgain = new Set(led.flatMap((list) => stepsIn(list, vocabulary)));
  const typed: readonly Change[] = [
    ...screen.fields.flatMap(({ bind, at }) => (bind === null ? [] : [{ path: bind, at }])),
    ...screen.groups.map(({ each, at }) => ({ path: each, at })),
  ];
  const set = running
    .flatMap((part) => stepsIn(part, vocabulary))
    .filter((step) => !shownAgain.has(step))
    .flatMap((step) => writesOf(step, screen, service, vocabulary).map((path) => ({ path, at: step.at })));
  return [...typed, ...set].filter(({ path }) => sources.some((source) => overlaps(path, source)));
}

const along = new Set(['forward', 'back', 'previous']);

/** Does it leave the portal's screens, or stop? Nothing more is sent then. */
function isLeaving(step: Step, vocabulary: Vocabulary): boolean {
  return endsAction(step, vocabulary) && effectsOf(step, vocabulary).some((effect) => effect.do === 'leave');
}

/** The steps that save the draft, with what a conflict does, run where inputs are accepted. */
function savesOn({ fields, groups }: Screen, { draft }: Service): readonly Step[] {
  return draft === null || fields.length + groups.length === 0 ? [] : draft.save;
}

function writesOf(step: Step, screen: Screen, service: Service, vocabulary: Vocabulary): readonly string[] {
  return effectsOf(step, vocabulary).flatMap((effect): readonly string[] => {
    if (effect.do === 'write') return Object.keys((step.options[effect.values] ?? {}) as object);
    if (effect.do === 'load') return loadedBy(String(step.options[effect.data]), screen, service);
    if (effect.do !== 'call') return [];
    const { keep, into } = callBy(effect, step);
    return [...Object.values(keep), ...(into === null ? [] : [into])];
  });
}

/** What data that are loaded again keep. A draft that is loaded again is shown on the check page first, by the run-time (`checkBefore`). */
function loadedBy(name: string, screen: Screen, service: Service): readonly string[] {
  if (name === 'draft' && service.draft !== null) return [];
  return Object.values(screen.data.find((entry) => entry.name === name)?.keep ?? {});
}
