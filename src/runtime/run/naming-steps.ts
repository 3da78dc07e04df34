import type { Host } from '../contract/host.ts';
import type { Runners, RunStep } from './run.ts';

/**
 * The same runners; of one that throws, developers are told its kind and why (`step`), once: steps that run others hand on what those threw. For
 * development, tests and the server; nobody reads it in a citizen's browser.
 */
export function namingSteps(all: Runners, report: Host['report']): Runners {
  const told = new Set<unknown>();
  const failed = (kind: string, error: unknown): never => {
    if (!told.has(error)) report('step', new Error(`Step ${kind}: ${error}`, { cause: error }));
    told.add(error);
    throw error;
  };
  const named = Object.entries(all).map(([kind, runStep]): [string, RunStep] => [
    kind,
    (options, run) => {
      try {
        const outcome = runStep(options, run);
        return typeof outcome === 'string' ? outcome : outcome.catch((error: unknown) => failed(kind, error));
      } catch (error) {
        return failed(kind, error);
      }
    },
  ]);
  return Object.fromEntries(named);
}
