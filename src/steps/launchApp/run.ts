import type { RunStep } from '../../runtime/run/run.ts';
import type { LaunchAppOptions } from './launch-app.ts';

export const run: RunStep<LaunchAppOptions> = async (options, run) =>
  (await import('./launch-app.ts')).launchApp(options, run);
