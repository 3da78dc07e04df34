import type { ComponentType } from 'react';
import type { Block } from '../model/block.ts';
import type { BlockProps } from './blocks/block-props.ts';
import { type Preloadable, preloadable } from './preloadable.ts';

type LazyBlocks = { readonly [Kind in 'menu' | 'summary' | 'views']: Preloadable<ComponentType<BlockProps<Kind>>> };

/** Blocks that the first screen of a visit seldom has: loaded with the first screen that has one, so that the others do not wait for them. */
export const lazyBlocks: LazyBlocks = {
  menu: preloadable(async () => (await import('./blocks/menu.tsx')).MenuBlock),
  summary: preloadable(async () => (await import('./blocks/summary.tsx')).SummaryBlock),
  views: preloadable(async () => (await import('./blocks/views.tsx')).ViewsBlock),
};

export function isLazy(kind: string): kind is keyof LazyBlocks {
  return Object.hasOwn(lazyBlocks, kind);
}

/** What the blocks are loaded by: kinds of lazy blocks, names of widgets. */
export function lazyParts(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'widget') return [block.widget];
    if ('blocks' in block) return lazyParts(block.blocks);
    return isLazy(block.kind) ? [block.kind] : [];
  });
}
