import type { Story } from '../../model/story.ts';
import type { Walk } from '../walk/context.ts';
import type { MapNode } from '../yaml/located.ts';

/** A story as it is written, and what was told while it was read. */
export interface StoryFile {
  readonly file: string;
  readonly walk: Walk;
  readonly node: MapNode;
  readonly story: Story;
}

/** `screens/<service>/stories/<name>.yaml`; null = the file is no story. */
export function storyNamed(file: string): { readonly service: string; readonly name: string } | null {
  const [, service, name] = /^screens\/([^/]+)\/stories\/([^/]+)\.yaml$/.exec(file) ?? [];
  return service === undefined || name === undefined ? null : { service, name };
}

/** The name is typed after `npm run story --`. */
export const isStoryName = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

/** Whatever lies in a folder of stories. */
export function isStoryFile(file: string): boolean {
  return /^screens\/[^/]+\/stories\//.test(file);
}
