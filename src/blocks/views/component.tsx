// chunk: late-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated, useScreen } from '../../draw/place.ts';
import { viewLinks } from '../../draw/view-links.ts';
import { ViewLinks } from '../../ui/view-links.tsx';
import type { ViewsBlock } from './block.ts';

export default function ViewsView({ block }: BlockProps<ViewsBlock>) {
  const screen = useScreen();
  const label = useEvaluated((evaluator, more) => evaluator.text(block.label, more));
  const links = useEvaluated((evaluator, more, seen) => viewLinks(screen, evaluator, block.items, more, seen));
  return (
    <ViewLinks
      label={label}
      links={links.map(({ inApp, ...link }) => ({
        ...link,
        onFollow: inApp === null ? null : () => screen.follow(inApp),
      }))}
    />
  );
}
