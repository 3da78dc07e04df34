import type { Block } from '../model/block.ts';
import { wording } from '../ui/wording.ts';

/** Placeholder; appears only when the wait is long enough to be noticed. `before`: what is waited for decides how wide the page is. */
export function Waiting({ before = [] }: { readonly before?: readonly Block[] }) {
  return (
    <p className="ui-wait" aria-busy="true" data-before={kindsOf(before).join(' ')}>
      {wording.loading}
    </p>
  );
}

const kindsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({ kind, blocks: inside = [] }) => [kind, ...kindsOf(inside)]);
