import { ViewLinks } from '../../ui/view-links.tsx';
import { useEvaluated, useScreen } from '../place.ts';
import type { BlockProps } from './block-props.ts';
import { viewLinks } from './view-links.ts';

export function ViewsBlock({ block }: BlockProps<'views'>) {
  const screen = useScreen();
  const label = useEvaluated((evaluator, more) => evaluator.text(block.label, more));
  const links = useEvaluated((evaluator, more) => viewLinks(screen, evaluator, block.items, more));
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
