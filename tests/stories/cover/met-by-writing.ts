import type { Story } from '../../../src/model/story.ts';

/** Kinds of steps in a story, and the words that they choose from a list. */
export function metByWriting({ steps }: Story): readonly string[] {
  return steps.flatMap(({ kind, options }) => [
    `story: ${kind}`,
    ...Object.values(options).map((value) => `story: ${kind} ${value}`),
  ]);
}
