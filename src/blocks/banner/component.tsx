import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated } from '../../draw/place.ts';
import { Banner } from '../../ui/banner.tsx';
import type { BannerBlock } from './block.ts';

/** Of a sentence in Japanese; a dot may stand within one. */
const sentenceEnd = /(?![ -~])\p{Sentence_Terminal}/u;

export default function BannerView({ block }: BlockProps<BannerBlock>) {
  const { tone, isQuiet } = block;
  const text = useEvaluated((evaluator, more) => evaluator.text(block.text, more));
  // What is the matter is its first sentence; what to do about it comes after.
  const end = text.search(sentenceEnd) + 1 || text.length;
  return (
    <Banner tone={tone} quiet={isQuiet === true}>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </Banner>
  );
}
