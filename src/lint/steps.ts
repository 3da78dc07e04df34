import type { LoadedProject } from '../load/load-project.ts';
import type { Step } from '../model/step.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** Every list of steps below a normalised value (a screen, a service, a guard), nested ones included. */
export function stepListsIn(value: unknown, vocabulary: Vocabulary): readonly (readonly Step[])[] {
  return partsIn(value, vocabulary).lists;
}

/** Every step below a normalised value, single ones (a watch's poll) included. */
export function stepsIn(value: unknown, vocabulary: Vocabulary): readonly Step[] {
  return partsIn(value, vocabulary).steps;
}

interface Parts {
  readonly steps: Step[];
  readonly lists: (readonly Step[])[];
}

/** Several rules ask for the same screens. */
const found = new WeakMap<object, Parts>();

function partsIn(value: unknown, { steps: kinds }: Vocabulary): Parts {
  if (typeof value !== 'object' || value === null) return { steps: [], lists: [] };
  const known = found.get(value);
  if (known !== undefined) return known;
  const parts: Parts = { steps: [], lists: [] };
  visit(value, kinds, parts);
  found.set(value, parts);
  return parts;
}

function visit(value: object, kinds: Vocabulary['steps'], parts: Parts): void {
  if ('kind' in value && value.kind === 'expression') return;
  if (isStep(value, kinds)) parts.steps.push(value);
  if (Array.isArray(value) && value.length > 0 && value.every((item) => isStep(item, kinds))) parts.lists.push(value);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) visit(part, kinds, parts);
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
