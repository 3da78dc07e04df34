import type { ReactNode } from 'react';
import { isButton } from '../draw/submit-button.ts';
import type { Block } from '../model/block.ts';
import { BlockView } from './block-view.tsx';

/** Draws blocks in order. Consecutive buttons share one row (one column on phones). */
export function BlockList({ blocks }: { readonly blocks: readonly Block[] }) {
  const drawn: ReactNode[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const row = buttonsFrom(blocks, index);
    if (row.length === 0) {
      drawn.push(<BlockView key={index} block={blocks[index] as Block} draw={drawInside} />);
      continue;
    }
    drawn.push(
      <div className="ui-buttons" key={index}>
        {row.map((button, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a descriptor's blocks never change places.
          <BlockView key={at} block={button} draw={drawInside} />
        ))}
      </div>,
    );
    index += row.length - 1;
  }
  return drawn;
}

function drawInside(blocks: readonly Block[]): ReactNode {
  return <BlockList blocks={blocks} />;
}

function buttonsFrom(blocks: readonly Block[], start: number): readonly Block[] {
  const end = blocks.findIndex((block, index) => index >= start && !isButton(block));
  return blocks.slice(start, end === -1 ? undefined : end);
}
