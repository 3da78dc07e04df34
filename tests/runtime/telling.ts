import type { Runners, RunStep } from '../../src/runtime/run/run.ts';

/** The same runners, of which somebody is told the options and the kind of every step that runs. */
export function telling(all: Runners, onStep: (options: object, kind: string) => void): Runners {
  const told = Object.entries(all).map(([kind, runStep]): [string, RunStep] => [
    kind,
    (options, run) => {
      onStep(options, kind);
      return runStep(options, run);
    },
  ]);
  return Object.fromEntries(told);
}
