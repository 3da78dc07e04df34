// chunk: late-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { FoldBlock } from './block.ts';

/** The browser's own: it opens by key and for what is found in the page, before any script is there. Once opened or closed by hand, it stays so. */
export default function FoldView({ block, draw }: BlockProps<FoldBlock>) {
  const [words, isOpen] = useEvaluated((evaluator, more) => [
    evaluator.text(block.fold, more),
    block.open !== null && evaluator.evaluate(block.open, more) === true,
  ]);
  return (
    <details className="ui-fold" open={isOpen}>
      <summary>{words}</summary>
      <div className="ui-flow">{draw(block.blocks)}</div>
    </details>
  );
}
