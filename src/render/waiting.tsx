import * as commonWording from '../../build/wording/common.ts';
import type { Block } from '../model/block.ts';
import { Skeleton } from '../ui/skeleton.tsx';

interface WaitingProps {
  /** What is waited for decides how wide the page is. */
  readonly before?: readonly Block[];
  /** How many blocks are to come, at most: their room is kept. */
  readonly rest?: number | undefined;
}

/** Placeholder; appears only when the wait is long enough to be noticed. */
export function Waiting({ before = [], rest }: WaitingProps) {
  const words = (
    <p className="ui-wait" aria-busy="true" data-before={kindsOf(before).join(' ')}>
      {commonWording.loading}
    </p>
  );
  return rest ? <Skeleton bars={rest}>{words}</Skeleton> : words;
}

const kindsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({ kind, blocks: inside = [] }) => [kind, ...kindsOf(inside)]);
