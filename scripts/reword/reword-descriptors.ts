import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textNodesOf } from '../../src/lint/reading/wording.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { ScalarNode } from '../../src/load/yaml/located.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { prefectures } from '../../src/server/common/register/prefectures.ts';
import { otherWords } from './other-words.ts';
import { STORIES, wordsInStories } from './words-in-stories.ts';

/** Changes every text that people read in the descriptors below `root`, and the stories that quote them. Returns how many texts. */
export function rewordDescriptors(root: string, vocabulary: Vocabulary): number {
  const loaded = loadProject(readProjectFiles(root), vocabulary);
  const nodes = textNodesOf(loaded).filter(isReworded);
  const changes = new Map(nodes.map((node) => [node, otherWords(node.text)]));
  for (const [node, words] of wordsInStories(
    loaded.documents,
    nodes.map(({ text }) => text),
  ))
    changes.set(node, words);
  for (const file of new Set([...changes.keys()].map(({ at }) => at.file))) {
    const own = [...changes].filter(([{ at }]) => at.file === file);
    writeFileSync(join(root, file), withChanges(join(root, file), own));
  }
  return nodes.length;
}

function isReworded({ at, text }: ScalarNode): boolean {
  if (STORIES.test(at.file) || text.trim() === '' || text.startsWith('=') || isOnlyPlaceholder(text)) return false;
  // What a prefecture is called is no matter of wording: the register knows it by this name.
  return !prefectures.includes(text);
}

function isOnlyPlaceholder(text: string): boolean {
  return /^\$\{[^{}]*\}$/.test(text);
}

function withChanges(path: string, changes: readonly (readonly [ScalarNode, string])[]): string {
  let content = readFileSync(path, 'utf8');
  for (const [{ raw }, words] of changes.toSorted(([a], [b]) => (b.raw?.start ?? 0) - (a.raw?.start ?? 0))) {
    if (raw === null) continue;
    const end = raw.style === 'block' && content[raw.end - 1] === '\n' ? '\n' : '';
    content = content.slice(0, raw.start) + JSON.stringify(words) + end + content.slice(raw.end);
  }
  return content;
}
