import type { RunStep } from '../../runtime/run.ts';

export const run: RunStep = () => 'again';
