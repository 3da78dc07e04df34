import type { Block } from '../../model/block.ts';

/**
 * Inputs in the order in which a person meets them, so that what is wrong is told in that order, whoever wrote the input: the screen or its
 * template. What is not placed (a mistake of its own) comes last.
 */
export function inViewOrder<Input extends { readonly name: string }>(
  inputs: readonly Input[],
  view: readonly Block[],
): Input[] {
  const placed = placedIn(view);
  const at = ({ name }: Input) => (placed.includes(name) ? placed.indexOf(name) : placed.length);
  return inputs.toSorted((one, other) => at(one) - at(other));
}

/** Names of the inputs in a view. */
export function placedIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ field, blocks: inside = [] }) => (field === undefined ? placedIn(inside) : [field]));
}
