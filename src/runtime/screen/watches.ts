import type { PollStepOptions } from '../run/run-poll.ts';
import type { ScreenCore } from './screen-core.ts';

/** Polls that run in the background of a ready screen. */
export interface Watches {
  /** Starts the watches that follow this data entry (null: those that follow none); running ones are restarted. */
  startAfter(data: string | null): void;
  endAll(): void;
}

/** `whenFree`: resolves when no action of the person is running. */
export function createWatches(
  { screen, stage, run, handleError }: Pick<ScreenCore, 'screen' | 'stage' | 'run' | 'handleError'>,
  whenFree: () => Promise<void>,
): Watches {
  const running = new Map<string, AbortController>();
  return {
    startAfter(data) {
      for (const { name, after, poll } of screen.watch) {
        if (after !== data || stage.signal.aborted) continue;
        running.get(name)?.abort();
        const asking = new AbortController();
        running.set(name, asking);
        // A restart aborts only the polling, not the steps at its end: they may be what restarts it.
        const signal = AbortSignal.any([stage.signal, asking.signal]);
        import('../run/run-poll.ts')
          .then(({ runPoll }) => runPoll(run(), poll.options as unknown as PollStepOptions, name, signal, whenFree))
          .catch(handleError);
      }
    },
    endAll() {
      for (const asking of running.values()) asking.abort();
    },
  };
}
