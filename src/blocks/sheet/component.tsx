// chunk: late-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { SheetBlock } from './block.ts';

/** What alone is printed (`src/ui/styles/print.css`). The words of its margin are written when printing begins (`src/app/print-margins.ts`). */
export default function SheetView({ block, draw }: BlockProps<SheetBlock>) {
  const margin = useEvaluated((evaluator, more) => evaluator.text(block.margin, more));
  return (
    <div className="ui-item ui-sheet" data-margin={margin}>
      {draw(block.blocks)}
    </div>
  );
}
