import type { PollStepOptions } from '../run/run-poll.ts';
import type { ScreenCore } from './screen-core.ts';

/** The polls beside a usable screen. */
export interface Watches {
  /** Starts those that follow that data entry (null: those that follow none), anew where they run already. */
  startAfter(data: string | null): void;
  endAll(): void;
}

export function createWatches({
  screen,
  stage,
  run,
  caught,
}: Pick<ScreenCore, 'screen' | 'stage' | 'run' | 'caught'>): Watches {
  const running = new Map<string, AbortController>();
  return {
    startAfter(data) {
      for (const { name, after, poll } of screen.watch) {
        if (after !== data || stage.signal.aborted) continue;
        running.get(name)?.abort();
        const asking = new AbortController();
        running.set(name, asking);
        // Only the asking ends with a restart: the steps of its end may be what restarts it.
        const signal = AbortSignal.any([stage.signal, asking.signal]);
        import('../run/run-poll.ts')
          .then(({ runPoll }) => runPoll(run(), poll.options as unknown as PollStepOptions, name, signal))
          .catch(caught);
      }
    },
    endAll() {
      for (const asking of running.values()) asking.abort();
    },
  };
}
