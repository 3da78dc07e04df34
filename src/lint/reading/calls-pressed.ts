import { pressTargetsOf } from '../../flow/parts/press-targets.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { callOf, type StepCall } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** The calls that a screen makes by itself or when something on it is pressed; an action of a template that nothing here starts makes none. */
export function callsMadeOn(screen: Screen, vocabulary: Vocabulary): readonly StepCall[] {
  const pressed = pressTargetsOf(screen, vocabulary).flatMap(({ kind, name }) => (kind === 'action' ? [name] : []));
  const named = stepsIn(screen, vocabulary).map(({ options }) => options.act);
  const used = new Set<unknown>([...pressed, ...named]);
  const drawn = { ...screen, actions: screen.actions.filter(({ name }) => used.has(name)) };
  return stepsIn(drawn, vocabulary).flatMap((step) => callOf(step, vocabulary) ?? []);
}
