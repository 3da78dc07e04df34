import { callOf } from '../../load/steps/effects-of.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Step } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { stepsIn } from '../parts/steps-in.ts';
import { enteredWhen } from './entered.ts';
import { filingCalls } from './filing-calls.ts';
import { madeOn } from './made-on.ts';
import { type Sent, sentOf } from './sent.ts';
import { treeOfValue } from './tree-of-value.ts';

/** A step that files something, and what of that a person reads. */
export interface Filing {
  readonly screen: Screen;
  readonly step: Step;
  readonly sent: readonly Sent[];
}

/** What a screen files. `screens`: all of its service. */
export function filingsOf(
  screen: Screen,
  screens: readonly Screen[],
  project: Project,
  vocabulary: Vocabulary,
): readonly Filing[] {
  const { callSchemas, types } = project;
  const acts = filingCalls(project);
  return stepsIn(screen, vocabulary).flatMap((step): readonly Filing[] => {
    const own = callOf(step, vocabulary);
    const request = callSchemas.find(({ name }) => name === own?.call)?.request;
    if (own === null || !acts.has(own.call) || !request) return [];
    const when = [
      ...enteredWhen(screen, vocabulary),
      ...(step.when ? [{ tree: step.when.tree, holds: true }] : []),
      ...(step.unless ? [{ tree: step.unless.tree, holds: false }] : []),
    ];
    const made = madeOn(screen, screens, vocabulary);
    return [{ screen, step, sent: sentOf(request, treeOfValue(own.with), types, made, when) }];
  });
}
