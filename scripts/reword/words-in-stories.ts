import type { LoadedProject } from '../../src/load/gather/loaded.ts';
import { mapsIn, rootsOf, scalarsIn } from '../../src/load/gather/nodes.ts';
import type { ScalarNode } from '../../src/load/yaml/located.ts';
import { asRead } from './as-read.ts';

export const STORIES = /^screens\/[^/]+\/stories\//;

/** Where the steps of a story have words of a button or a choice. */
const WHOLE = new Set(['press', 'answer', 'fill', 'lacks']);
/** Where they have a part of what is read. */
const PARTS = new Set(['shows', 'hides', 'text']);

/** What stories say in words of the descriptors, and what these become with them. Names, and data of people, are no words of the descriptors. */
export function wordsInStories(
  documents: LoadedProject['documents'],
  texts: readonly string[],
): Map<ScalarNode, string> {
  const read = asRead(texts);
  const found = new Map<ScalarNode, string>();
  for (const { root } of rootsOf(documents, STORIES)) {
    for (const { key, value } of mapsIn(root).flatMap(({ entries }) => entries)) {
      if (!WHOLE.has(key) && !PARTS.has(key)) continue;
      for (const node of scalarsIn(value)) {
        const other = PARTS.has(key) ? read.part(node.text) : read.whole(node.text);
        if (other !== null && other !== node.text) found.set(node, other);
      }
    }
  }
  return found;
}
