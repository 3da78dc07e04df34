import { ExpressionError } from '../../expressions/expression-error.ts';
import { isFilled } from '../fields/load-parts.ts';
import { createRun, type Stage } from '../run/run.ts';
import { createStage } from '../run/stage.ts';
import type { Shown, Staged } from './screen-core.ts';

/** Third phase: where steps run. `doors`: what they ask of the screen that is made for them. */
export function setStage(shown: Shown, doors: Pick<Stage, 'restart' | 'ask'>): Staged {
  const { core, view, update } = shown;
  const { signal } = shown.left;
  let hasLeft = false;
  const stage = createStage(core, {
    ...shown,
    ...doors,
    signal,
    scope: () => view().scope,
    isEntering: () => view().phase === 'loading',
    onLeave() {
      hasLeft = true;
    },
    showErrors(errors) {
      const { refusals, dialogRefusals } = view();
      const isInDialog = core.dialogs.store.getState().open.some(({ screen }) => screen?.view === shown.store);
      update(
        isInDialog ? { dialogErrors: errors, dialogRefusals: dialogRefusals + 1 } : { errors, refusals: refusals + 1 },
      );
    },
    isFilled,
    onDeadlinesChange: (deadlines) => update({ deadlines }),
  });
  const watched = new Map<string, AbortController>();
  const endWatches = () => {
    for (const asking of watched.values()) asking.abort();
  };
  const stop = (error: unknown) => {
    core.host.report('stopped', error);
    endWatches();
    core.dialogs.closeOf(stage);
    update({ phase: 'stopped' });
  };
  return {
    ...shown,
    stage,
    watched,
    endWatches,
    evaluator: shown.evaluatorOf(stage.scope),
    run: () => createRun(stage, { interruptible: false, signal, interrupt: () => {} }),
    hasLeft: () => hasLeft,
    stop,
    handleError: (error) => (error instanceof ExpressionError ? stop(error) : core.handleCrash(error)),
  };
}
