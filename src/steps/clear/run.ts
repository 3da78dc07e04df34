import type { LoadedOptions } from '../../model/loaded-of.ts';
import { forgetDraft } from '../../runtime/flow/draft.ts';
import type { Run, RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = ({ clear }, { stage }) => {
  const paths = [clear].flat();
  for (const path of paths) stage.state.clear(path);
  if (paths.some((path) => isDraft(stage, path))) {
    // Values typed and accepted for this draft, and a pending change, must not leak into the next one.
    forgetDraft(stage.core, stage);
    stage.forgetTyped();
    stage.core.progressOf(stage.service).setReturnTo(null);
  }
  return 'next';
};

function isDraft({ service }: Run['stage'], path: string): boolean {
  return service.state.some(({ name, lifetime }) => lifetime.keep === 'draft' && path === `state.${name}`);
}
