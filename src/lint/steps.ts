import type { LoadedProject } from '../load/load-project.ts';
import type { Step } from '../model/step.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** Every list of steps below a normalised value (a screen, a service, a guard), nested ones included. */
export function stepListsIn(value: unknown, vocabulary: Vocabulary): readonly (readonly Step[])[] {
  if (Array.isArray(value)) {
    const below = value.flatMap((item) => stepListsIn(item, vocabulary));
    return value.length > 0 && value.every((item) => isStep(item, vocabulary.steps))
      ? [value as Step[], ...below]
      : below;
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => stepListsIn(part, vocabulary));
}

/** Every step below a normalised value, single ones (a watch's poll) included. */
export function stepsIn(value: unknown, vocabulary: Vocabulary): readonly Step[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((part) => stepsIn(part, vocabulary));
  return isStep(value, vocabulary.steps) ? [value, ...below] : below;
}

function isStep(value: unknown, kinds: Vocabulary['steps']): value is Step {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    'options' in value &&
    typeof value.kind === 'string' &&
    Object.hasOwn(kinds, value.kind)
  );
}

/** What holds steps: services, screens, guards, the error catalogue. */
export function stepHolders({ services, screens, catalogs }: LoadedProject['project']): readonly unknown[] {
  const catalog = catalogs[0];
  return [...services, ...screens, ...(catalog ? [catalog.guards, catalog.errors] : [])];
}
