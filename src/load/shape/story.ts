import type { Step } from '../../model/step.ts';
import type { Story } from '../../model/story.ts';
import { tell, type Walk } from '../walk/context.ts';
import type { MapNode } from '../yaml/located.ts';

/** What the walk over `story.schema.json` returns. */
interface RawStory extends Pick<Story, 'begins' | 'person' | 'proves' | 'launch' | 'settings'> {
  readonly story: string;
  readonly steps: readonly Step[];
}

export function buildStory(
  walk: Walk,
  node: MapNode,
  { file, service, name }: Pick<Story, 'file' | 'service' | 'name'>,
): Story {
  const { story, steps, ...rest } = walk.read(walk, node, walk.schemas.story ?? {}, 'story') as RawStory;
  return {
    ...rest,
    name: `${service}/${name}`,
    file,
    service,
    title: story,
    steps: steps.map(({ kind, when, unless, options, at }) => {
      const place = at ?? node.at;
      if (when !== undefined || unless !== undefined)
        tell(walk, 'story/condition', place, '話は一本道です。when や unless は書けません。別の話に分けてください。');
      return { kind, options: options as { readonly [name: string]: unknown }, at: place };
    }),
  };
}
