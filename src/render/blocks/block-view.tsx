import type { ComponentType } from 'react';
import type { Block } from '../../model/block.ts';
import { type LazyKind, lazyBlocks } from '../lazy-blocks.ts';
import { useEvaluated } from '../place.ts';
import { BannerBlock } from './banner.tsx';
import type { Drawing } from './block-props.ts';
import { ButtonBlock } from './button.tsx';
import { EachBlock } from './each.tsx';
import { FieldBlock } from './field.tsx';
import { HeadingBlock } from './heading.tsx';
import { LinkBlock } from './link.tsx';
import { ListBlock } from './list.tsx';
import { TextBlock } from './text.tsx';
import { WidgetBlock } from './widget.tsx';

/** One block, while it is shown. */
export function BlockView({ block, draw }: { readonly block: Block } & Drawing) {
  const { shownWhen } = block;
  const shown = useEvaluated((evaluator, more) => shownWhen === null || evaluator.evaluate(shownWhen, more) === true);
  if (!shown) return null;
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} />;
    case 'heading':
      return <HeadingBlock block={block} />;
    case 'list':
      return <ListBlock block={block} />;
    case 'banner':
      return <BannerBlock block={block} />;
    case 'link':
      return <LinkBlock block={block} />;
    case 'button':
      return <ButtonBlock block={block} />;
    case 'field':
      return <FieldBlock block={block} />;
    case 'each':
      return <EachBlock block={block} draw={draw} />;
    case 'group':
      return draw(block.blocks);
    case 'widget':
      return <WidgetBlock block={block} />;
    default:
      return <LateBlock block={block} draw={draw} />;
  }
}

function LateBlock({ block, draw }: { readonly block: Extract<Block, { readonly kind: LazyKind }> } & Drawing) {
  // Which block the component draws is said by the kind it is found by.
  const Late = lazyBlocks[block.kind].use() as ComponentType<{ readonly block: Block } & Drawing>;
  return <Late block={block} draw={draw} />;
}
