import { Banner } from '../../ui/banner.tsx';
import { useEvaluated } from '../place.ts';
import type { BlockProps } from './block-props.ts';

export function BannerBlock({ block }: BlockProps<'banner'>) {
  const { tone, isQuiet } = block;
  return (
    <Banner tone={tone} quiet={isQuiet === true}>
      {useEvaluated((evaluator, more) => evaluator.text(block.text, more))}
    </Banner>
  );
}
