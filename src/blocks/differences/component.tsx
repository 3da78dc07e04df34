// chunk: check-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { heldDifferences } from '../../draw/held-differences.ts';
import { useEvaluated } from '../../draw/place.ts';
import type { Difference } from '../../model/difference.ts';
import { Differences } from '../../ui/differences.tsx';
import type { DifferencesBlock } from './block.ts';

export default function DifferencesView({ block }: BlockProps<DifferencesBlock>) {
  const { held } = block;
  const [rows, changes] = useEvaluated((evaluator, more): readonly (readonly Difference[])[] => {
    if (held === undefined) return [evaluator.evaluate(block.differences, more) as readonly Difference[], []];
    const differing = (isToDiffer: boolean) => held.filter((input) => input.isToDiffer === isToDiffer);
    return [false, true].map((isToDiffer) => heldDifferences(differing(isToDiffer), evaluator, more));
  });
  return (
    <>
      <Differences rows={rows ?? []} isOpen={held !== undefined} />
      <Differences rows={changes ?? []} isOpen={false} areChanges />
    </>
  );
}
