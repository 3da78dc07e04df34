import type { Vocabulary } from '../../model/vocabulary.ts';
import { buildStory } from '../shape/story.ts';
import { type DescriptorSchemas, type SharedWording, tell } from '../walk/context.ts';
import { newWalk } from '../walk/walk.ts';
import type { LocatedDocument } from '../yaml/located.ts';
import { withBeginnings } from './begin-stories.ts';
import { notMap } from './not-map.ts';
import { isStoryName, type StoryFile, storyNamed } from './story-file.ts';

const NAME = '話のファイルの名前は、英小文字と数字と - で書いてください。例: file-alone.yaml';

/** Reads the stories of every service, with the steps they begin with. Nothing else refers to them. `kept`: not read again, by file. */
export function loadStories(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  vocabulary: Vocabulary,
  schemas: DescriptorSchemas,
  { wording }: { readonly wording: SharedWording },
  kept: ReadonlyMap<string, StoryFile> = new Map(),
): readonly StoryFile[] {
  const steps = Object.entries(vocabulary.storySteps).map(([name, kind]) => [name, { ...kind, effects: [] }]);
  const own: Vocabulary = { ...vocabulary, steps: Object.fromEntries(steps) };
  const read = [...documents].flatMap(([file, document]) => {
    const known = kept.get(file);
    if (known !== undefined) return [known];
    const named = storyNamed(file);
    if (named === null || document === null) return [];
    const walk = newWalk(own, schemas, wording);
    if (!isStoryName(named.name)) tell(walk, 'file/name', { file, line: 1, column: 1 }, NAME);
    const { root } = document;
    if (root.kind !== 'map') walk.problems.push(notMap(root.at));
    const node = root.kind === 'map' ? root : { kind: 'map' as const, entries: [], at: root.at };
    return [{ file, walk, node, story: buildStory(walk, node, { file, ...named }) }];
  });
  // Those that are kept have their beginnings already.
  const begun = new Map(withBeginnings(read.filter(({ file }) => !kept.has(file))).map((entry) => [entry.file, entry]));
  return read.map((entry) => begun.get(entry.file) ?? entry);
}
