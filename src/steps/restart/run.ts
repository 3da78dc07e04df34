import type { RunStep } from '../../runtime/run/run.ts';

export const run: RunStep = ({ restart }: { readonly restart: string }, run) => run.stage.restart(restart, run);
