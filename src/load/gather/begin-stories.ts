import type { Story } from '../../model/story.ts';
import { tell, type Walk } from '../walk/context.ts';
import { member } from '../yaml/located.ts';
import type { StoryFile } from './story-file.ts';

/** Puts the steps of the story that another one begins with before its own. Who it is about is said there alone. */
export function withBeginnings(files: readonly StoryFile[]): readonly StoryFile[] {
  const known = new Map(files.map((file) => [file.story.name, file]));
  return files.map((entry) => ({ ...entry, story: whole(entry, known, []) }));
}

/** The story of the same service that it begins with; null = with none that there is. */
export function beginningOf({ story }: StoryFile, files: ReadonlyMap<string, StoryFile>): StoryFile | null {
  return story.begins === null ? null : (files.get(`${story.service}/${story.begins}`) ?? null);
}

function whole(entry: StoryFile, known: ReadonlyMap<string, StoryFile>, before: readonly string[]): Story {
  const { story, walk } = entry;
  const first = beginningOf(entry, known);
  if (first === null) return story;
  if (before.length === 0 && comesBack(entry, known))
    tellAt(walk, entry, 'story/begins-circle', '話が、めぐりめぐって自分から始まっています。');
  if (before.includes(first.story.name) || first.story.name === story.name) return story;
  if (before.length === 0) tellOwn(entry);
  const { person, launch, settings, steps } = whole(first, known, [...before, story.name]);
  return { ...story, person, launch, settings, steps: [...steps, ...story.steps] };
}

/** A story that only begins with one of a circle is not part of it. */
function comesBack(entry: StoryFile, known: ReadonlyMap<string, StoryFile>): boolean {
  const met = new Set<StoryFile>();
  for (let next = beginningOf(entry, known); next !== null && !met.has(next); next = beginningOf(next, known)) {
    if (next === entry) return true;
    met.add(next);
  }
  return false;
}

/** They would not be the ones with which the story has begun. */
function tellOwn({ walk, node }: StoryFile): void {
  for (const key of ['person', 'launch', 'settings']) {
    const at = member(node, key)?.at;
    const message = `begins の話の ${key} で始まります。ここの ${key} は消してください。`;
    if (at !== undefined) tell(walk, 'story/begins-other', at, message);
  }
}

function tellAt(walk: Walk, { node }: StoryFile, rule: string, message: string): void {
  tell(walk, rule, member(node, 'begins')?.at ?? node.at, message);
}
