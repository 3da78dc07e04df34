import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textNodesOf } from '../../src/lint/reading/wording.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { ScalarNode } from '../../src/load/yaml/located.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { otherWords } from './other-words.ts';

/** What stories say in words is meant as these words. */
const STORIES = /^screens\/[^/]+\/stories\//;

/** Changes every text that people read in the descriptors below `root`. Returns how many. */
export function rewordDescriptors(root: string, vocabulary: Vocabulary): number {
  const nodes = textNodesOf(loadProject(readProjectFiles(root), vocabulary)).filter(isReworded);
  for (const file of new Set(nodes.map(({ at }) => at.file))) {
    const texts = nodes.filter(({ at }) => at.file === file);
    writeFileSync(join(root, file), withOtherWords(join(root, file), texts));
  }
  return nodes.length;
}

function isReworded({ at, text }: ScalarNode): boolean {
  return !STORIES.test(at.file) && text.trim() !== '' && !text.startsWith('=') && !isOnlyPlaceholder(text);
}

function isOnlyPlaceholder(text: string): boolean {
  return /^\$\{[^{}]*\}$/.test(text);
}

function withOtherWords(path: string, texts: readonly ScalarNode[]): string {
  let content = readFileSync(path, 'utf8');
  for (const { raw, text } of texts.toSorted((a, b) => (b.raw?.start ?? 0) - (a.raw?.start ?? 0))) {
    if (raw === null) continue;
    const end = raw.style === 'block' && content[raw.end - 1] === '\n' ? '\n' : '';
    content = content.slice(0, raw.start) + JSON.stringify(otherWords(text)) + end + content.slice(raw.end);
  }
  return content;
}
