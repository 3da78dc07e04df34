// chunk: late-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import { Button } from '../../ui/button.tsx';
import type { PrintBlock } from './block.ts';

export default function PrintView({ block }: BlockProps<PrintBlock>) {
  const words = useEvaluated((evaluator, more) => evaluator.text(block.text, more));
  return (
    <div className="ui-buttons">
      <Button look="secondary" onPress={() => window.print()}>
        {words}
      </Button>
    </div>
  );
}
