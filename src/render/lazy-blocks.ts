import type { ComponentType } from 'react';
import type { Block } from '../model/block.ts';
import type { BlockProps, Drawing } from './blocks/block-props.ts';
import { type Preloadable, preloadable } from './preloadable.ts';

export type LazyKind = 'answers' | 'menu' | 'summary' | 'table' | 'tabs' | 'views';

type LazyBlocks = { readonly [Kind in LazyKind]: Preloadable<ComponentType<BlockProps<Kind> & Drawing>> };

/** Blocks that the first screen of a visit seldom has: loaded with the first screen that has one, so that the others do not wait for them. */
export const lazyBlocks: LazyBlocks = {
  answers: preloadable(async () => (await import('./blocks/answers.tsx')).AnswersBlock),
  menu: preloadable(async () => (await import('./blocks/menu.tsx')).MenuBlock),
  summary: preloadable(async () => (await import('./blocks/summary.tsx')).SummaryBlock),
  table: preloadable(async () => (await import('./blocks/table.tsx')).TableBlock),
  tabs: preloadable(async () => (await import('./blocks/tabs.tsx')).TabsBlock),
  views: preloadable(async () => (await import('./blocks/views.tsx')).ViewsBlock),
};

export function isLazy(kind: string): kind is LazyKind {
  return Object.hasOwn(lazyBlocks, kind);
}

/** What the blocks are loaded by: kinds of lazy blocks, names of widgets. */
export function lazyParts(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'widget') return [block.widget];
    return [...(isLazy(block.kind) ? [block.kind] : []), ...('blocks' in block ? lazyParts(block.blocks) : [])];
  });
}
