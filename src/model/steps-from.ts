// chunk: settling
import type { Action } from './screen.ts';
import type { Step } from './step.ts';

/** The first step that is meant, with all that would still follow it, out of every nesting; null = there is no such step. */
export function stepsFrom(
  steps: readonly Step[],
  actions: readonly Action[],
  isMeant: (step: Step) => boolean,
): readonly Step[] | null {
  for (const [index, step] of steps.entries()) {
    const after = steps.slice(index + 1);
    if (isMeant(step)) return [step, ...after];
    for (const inner of innerOf(step, actions)) {
      const found = stepsFrom(inner, actions, isMeant);
      if (found !== null) return [...found, ...after];
    }
  }
  return null;
}

/** Lists of steps that run in place of one: those it holds, and those of the action it names. */
function innerOf({ options }: Step, actions: readonly Action[]): readonly (readonly Step[])[] {
  const named = actions.find(({ name }) => name === options.act)?.steps ?? [];
  return [named, ...listsIn(options)];
}

function listsIn(node: unknown): readonly (readonly Step[])[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node) && node.every(isStep)) return [node];
  // The rows of an error do not run on the way to what follows.
  return Object.entries(node).flatMap(([name, part]) => (name === 'onError' ? [] : listsIn(part)));
}

export const isStep = (part: unknown): part is Step =>
  typeof part === 'object' && part !== null && 'kind' in part && 'options' in part;
