import { endsAction } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { Step } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { When } from './branches.ts';

/** What holds once a screen can be used: whatever leads elsewhere when it opens has not done so. */
export function enteredWhen(screen: Screen, vocabulary: Vocabulary): readonly When[] {
  return screen.enter.flatMap((step): readonly When[] => {
    const condition = step.when ?? step.unless;
    if (condition === undefined || !leadsAway(step, vocabulary)) return [];
    return [{ tree: condition.tree, holds: step.when === undefined }];
  });
}

function leadsAway(step: Step, vocabulary: Vocabulary): boolean {
  const { do: inside } = step.options as { readonly do?: readonly Step[] };
  if (endsAction(step, vocabulary)) return true;
  return inside?.some((own) => !own.when && !own.unless && endsAction(own, vocabulary)) ?? false;
}
