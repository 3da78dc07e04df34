import type { Step } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

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

/** Cached: the same screens, and the same parts of them, are queried repeatedly. */
const known = new WeakMap<object, Parts>();

function partsIn(value: unknown, { steps: kinds }: Vocabulary): Parts {
  if (!isObject(value)) return { steps: [], lists: [] };
  return keptOf(value, (parts) => {
    visit(value, kinds, parts, (part) => {
      const { steps, lists } = keptOf(part, (own) => visitAll(part, kinds, own));
      parts.steps.push(...steps);
      parts.lists.push(...lists);
    });
  });
}

function keptOf(value: object, fill: (parts: Parts) => void): Parts {
  const before = known.get(value);
  if (before !== undefined) return before;
  const parts: Parts = { steps: [], lists: [] };
  fill(parts);
  known.set(value, parts);
  return parts;
}

function visitAll(value: object, kinds: Vocabulary['steps'], parts: Parts): void {
  visit(value, kinds, parts, (part) => visitAll(part, kinds, parts));
}

/** `below` is called with each direct child. */
function visit(value: object, kinds: Vocabulary['steps'], parts: Parts, below: (part: object) => void): void {
  if ('kind' in value && value.kind === 'expression') return;
  if (isStep(value, kinds)) parts.steps.push(value);
  if (Array.isArray(value) && value.length > 0 && value.every((item) => isStep(item, kinds))) parts.lists.push(value);
  for (const part of Object.values(value)) if (isObject(part)) below(part);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isStep(value: unknown, kinds: Vocabulary['steps']): value is Step {
  return (
    isObject(value) &&
    'kind' in value &&
    'options' in value &&
    typeof value.kind === 'string' &&
    Object.hasOwn(kinds, value.kind)
  );
}
