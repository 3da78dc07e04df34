import { callOf } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import { stepsIn } from '../parts/steps-in.ts';
import type { Collector } from './collector.ts';
import { followCode } from './failures.ts';
import { withSettled } from './outcome.ts';
import type { Path } from './path.ts';
import type { Site } from './site.ts';

/**
 * What is said where a screen is opened again after an act without an answer, once the portal was asked what came of it. The run-time opens these dialogs
 * by itself: they are no edges, but what they claim is analysed like everything else.
 */
export function tellSettled(site: Site, screen: Screen, usable: Path): void {
  const { collector } = site;
  const calls = stepsIn(screen, collector.vocabulary).map((step) => callOf(step, collector.vocabulary)?.call ?? '');
  if (!calls.some((call) => collector.call(call)?.effect === 'files')) return;
  const quiet: Site = { ...site, collector: withoutEdges(collector) };
  followCode(quiet, 'outcome-done', withSettled(quiet, usable, 'filed'), []);
  followCode(quiet, 'outcome-none', withSettled(quiet, usable, 'refused'), []);
}

/** What is told is noted, and nothing else. */
function withoutEdges(collector: Collector): Collector {
  const nothing = () => {};
  return {
    ...collector,
    add: () => '',
    dialogNode: (name, _at, screen, service) => ({
      id: '',
      dialog: [...(screen?.dialogs ?? []), ...service.dialogs, ...(collector.catalog?.dialogs ?? [])].find(
        (dialog) => dialog.name === name,
      ),
    }),
    stayNode: () => '',
    notePendingBack: nothing,
    noteDecision: nothing,
    noteBranching: nothing,
    noteRequest: nothing,
    noteRepeat: nothing,
    noteNoTarget: nothing,
    noteChange: nothing,
  };
}
