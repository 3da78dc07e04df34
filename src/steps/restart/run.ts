import type { RunStep } from '../../runtime/run.ts';

export const run: RunStep = ({ restart }: { readonly restart: string }, run) => run.stage.restart(restart, run);
