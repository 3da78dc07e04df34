import type { RunStep } from '../../runtime/run.ts';

export const run: RunStep = ({ clear }: { readonly clear: string | readonly string[] }, { stage }) => {
  for (const path of [clear].flat()) stage.state.clear(path);
  return 'next';
};
