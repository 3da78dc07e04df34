import type { ComponentType } from 'react';
import { blocks } from '../../build/blocks.ts';
import type { BlockProps } from '../draw/block-props.ts';
import { useShown } from '../draw/place.ts';
import { useLateBlock } from '../draw/registry.ts';
import { WidgetBlock } from './widget-block.tsx';

/** One block, while it is shown. */
export function BlockView({ block, draw }: BlockProps) {
  const { kind, shownWhen, widget } = block;
  const shown = useShown(shownWhen);
  if (!shown) return null;
  if (widget !== undefined) return <WidgetBlock block={block} widget={widget} />;
  // The kind it is registered under determines the block type it takes.
  const Component = blocks[kind] as ComponentType<BlockProps> | undefined;
  return Component ? <Component block={block} draw={draw} /> : <LateBlock block={block} draw={draw} />;
}

function LateBlock(props: BlockProps) {
  const Late = useLateBlock(props.block.kind);
  return <Late {...props} />;
}
