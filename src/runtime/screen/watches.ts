import type { PollStepOptions } from '../run/run-poll.ts';
import type { ScreenCore } from './screen-core.ts';

/** Starts the watches of a ready screen that follow this data entry (null: those that follow none); running ones are restarted. */
export type StartWatches = (data: string | null) => void;

/** `whenFree`: resolves when no action of the person is running. */
export function createWatches(
  {
    screen,
    stage,
    watched,
    run,
    handleError,
  }: Pick<ScreenCore, 'screen' | 'stage' | 'watched' | 'run' | 'handleError'>,
  whenFree: () => Promise<void>,
): StartWatches {
  return (data) => {
    for (const { name, after, poll } of screen.watch) {
      if (after !== data || stage.signal.aborted) continue;
      watched.get(name)?.abort();
      const asking = new AbortController();
      watched.set(name, asking);
      // A restart aborts only the polling, not the steps at its end: they may be what restarts it.
      const signal = AbortSignal.any([stage.signal, asking.signal]);
      import('../run/run-poll.ts')
        .then(({ runPoll }) => runPoll(run(), poll.options as unknown as PollStepOptions, name, signal, whenFree))
        .catch(handleError);
    }
  };
}
