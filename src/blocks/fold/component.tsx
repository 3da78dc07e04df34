// chunk: late-blocks
import { useEffect, useRef } from 'react';
import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { FoldBlock } from './block.ts';

/** The browser's own: it opens by key and for what is found in the page, before any script is there. Once opened or closed by hand, it stays so. */
export default function FoldView({ block, draw }: BlockProps<FoldBlock>) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [words, isOpen] = useEvaluated((evaluator, more) => [
    evaluator.text(block.fold, more),
    block.open !== null && evaluator.evaluate(block.open, more) === true,
  ]);
  useEffect(() => (fold.current === null ? undefined : openedOnPaper(fold.current)), []);
  return (
    <details className="ui-fold" open={isOpen} ref={fold}>
      <summary>{words}</summary>
      <div className="ui-flow">{draw(block.blocks)}</div>
    </details>
  );
}

/** Where a style sheet cannot show what is folded (`src/ui/styles/print.css`): Firefox before 143, Safari before 18.4. */
function openedOnPaper(fold: HTMLDetailsElement): () => void {
  const printing = new AbortController();
  let wasOpen = fold.open;
  const { signal } = printing;
  window.addEventListener(
    'beforeprint',
    () => {
      wasOpen = fold.open;
      fold.open = true;
    },
    { signal },
  );
  window.addEventListener(
    'afterprint',
    () => {
      fold.open = wasOpen;
    },
    { signal },
  );
  return () => printing.abort();
}
