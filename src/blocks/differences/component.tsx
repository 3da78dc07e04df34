// chunk: check-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { heldDifferences } from '../../draw/held-differences.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { Difference } from '../../model/difference.ts';
import { Differences } from '../../ui/differences.tsx';
import type { DifferencesBlock } from './block.ts';

export default function DifferencesView({ block }: BlockProps<DifferencesBlock>) {
  const { held } = block;
  const rows = useEvaluated((evaluator, more) =>
    held === undefined
      ? (evaluator.evaluate(block.differences, more) as readonly Difference[])
      : heldDifferences(held, evaluator, more),
  );
  return <Differences rows={rows} isOpen={held !== undefined} />;
}
