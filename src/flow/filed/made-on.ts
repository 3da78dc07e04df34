import { theEffects } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { isWithin, overlaps } from '../conditions/reads.ts';
import { stateWritesIn } from '../parts/state-writes.ts';
import { stepsIn } from '../parts/steps-in.ts';
import type { Branch, Made, When } from './branches.ts';
import { treeOfValue } from './tree-of-value.ts';

/** What the steps of a screen put together and nothing else fills in: no input is bound to it or to a part of it, and it is no part of what another screen fills in. */
export function madeOn(screen: Screen, screens: readonly Screen[], vocabulary: Vocabulary): Made {
  const typed = screens.flatMap(({ fields, groups }) => [
    ...fields.flatMap(({ bind }) => bind ?? []),
    ...groups.map(({ each }) => each),
  ]);
  const elsewhere = screens
    .filter((other) => other !== screen)
    .flatMap((other) => [
      ...stateWritesIn([other.enter, other.watch, other.actions, other.errors], vocabulary),
      ...other.data.flatMap(({ keep }) => Object.values(keep)),
    ]);
  const isFilledIn = (path: string) =>
    typed.some((bound) => overlaps(bound, path)) || elsewhere.some((other) => other !== path && isWithin(path, other));
  const made = new Map<string, Branch[]>();
  for (const step of stepsIn(screen, vocabulary)) {
    const when: readonly When[] = [
      ...(step.when ? [{ tree: step.when.tree, holds: true }] : []),
      ...(step.unless ? [{ tree: step.unless.tree, holds: false }] : []),
    ];
    for (const { values } of theEffects(step, vocabulary, 'write'))
      for (const [path, value] of Object.entries((step.options[values] ?? {}) as object))
        if (!isFilledIn(path)) made.set(path, [...(made.get(path) ?? []), { tree: treeOfValue(value), when }]);
  }
  return made;
}
