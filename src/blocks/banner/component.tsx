import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import { Banner } from '../../ui/banner.tsx';
import type { BannerBlock } from './block.ts';

export default function BannerView({ block }: BlockProps<BannerBlock>) {
  const { tone, isQuiet } = block;
  return (
    <Banner tone={tone} quiet={isQuiet === true}>
      {useEvaluated((evaluator, more) => evaluator.text(block.text, more))}
    </Banner>
  );
}
