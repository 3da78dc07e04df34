import type { Story } from '../../model/story.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { buildStory } from '../shape/story.ts';
import { type DescriptorSchemas, type SharedWording, tell, type Walk } from '../walk/context.ts';
import { newWalk } from '../walk/walk.ts';
import type { LocatedDocument, MapNode } from '../yaml/located.ts';
import { notMap } from './not-map.ts';
import { isStoryName, storyNamed } from './story-file.ts';

const NAME = '話のファイルの名前は、英小文字と数字と - で書いてください。例: file-alone.yaml';

export interface StoryFile {
  readonly file: string;
  readonly walk: Walk;
  readonly node: MapNode;
  readonly story: Story;
}

/** Reads the stories of every service. Nothing else refers to them. */
export function loadStories(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  vocabulary: Vocabulary,
  schemas: DescriptorSchemas,
  { wording }: { readonly wording: SharedWording },
): readonly StoryFile[] {
  const steps = Object.entries(vocabulary.storySteps).map(([name, kind]) => [name, { ...kind, effects: [] }]);
  const own: Vocabulary = { ...vocabulary, steps: Object.fromEntries(steps) };
  return [...documents].flatMap(([file, document]) => {
    const named = storyNamed(file);
    if (named === null || document === null) return [];
    const walk = newWalk(own, schemas, wording);
    if (!isStoryName(named.name)) tell(walk, 'file/name', { file, line: 1, column: 1 }, NAME);
    const { root } = document;
    if (root.kind !== 'map') walk.problems.push(notMap(root.at));
    const node = root.kind === 'map' ? root : { kind: 'map' as const, entries: [], at: root.at };
    return [{ file, walk, node, story: buildStory(walk, node, { file, ...named }) }];
  });
}
