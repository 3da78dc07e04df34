import type { BlockProps } from '../draw/block-props.ts';
import type { Block } from '../model/block.ts';

interface SkeletonBlock extends Block {
  /** How many blocks it stands for. */
  readonly rest: number;
}

/** More of them are below the fold of any window. */
const mostBars = 8;

/** Keeps the room of what is not known yet. */
export default function Skeleton({ block }: BlockProps<SkeletonBlock>) {
  return (
    <div className="ui-skeleton" aria-busy="true">
      {Array.from({ length: Math.min(block.rest, mostBars) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is told apart.
        <i key={index} />
      ))}
    </div>
  );
}
