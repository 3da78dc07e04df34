import type { Block } from '../../model/block.ts';
import { lazyBlocks } from '../lazy-blocks.ts';
import { useEvaluated } from '../place.ts';
import { BannerBlock } from './banner.tsx';
import type { BlockProps, Drawing } from './block-props.ts';
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
  const shown = useEvaluated((names, more) => shownWhen === null || names.evaluate(shownWhen, more) === true);
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
    case 'summary':
      return <LateSummary block={block} />;
    case 'menu':
      return <LateMenu block={block} />;
    case 'views':
      return <LateViews block={block} />;
    case 'each':
      return <EachBlock block={block} draw={draw} />;
    case 'group':
      return draw(block.blocks);
    case 'widget':
      return <WidgetBlock block={block} />;
  }
}

function LateMenu(props: BlockProps<'menu'>) {
  const Menu = lazyBlocks.menu.use();
  return <Menu {...props} />;
}

function LateSummary(props: BlockProps<'summary'>) {
  const Summary = lazyBlocks.summary.use();
  return <Summary {...props} />;
}

function LateViews(props: BlockProps<'views'>) {
  const Views = lazyBlocks.views.use();
  return <Views {...props} />;
}
