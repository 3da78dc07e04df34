import type { BlockProps } from '../draw/block-props.ts';
import type { Block } from '../model/block.ts';
import { Skeleton } from '../ui/skeleton.tsx';

interface SkeletonBlock extends Block {
  /** How many blocks it stands for. */
  readonly rest: number;
}

/** What comes from the first unknown on. */
export default function BlocksToCome({ block }: BlockProps<SkeletonBlock>) {
  return <Skeleton bars={block.rest} />;
}
