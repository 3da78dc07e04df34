import { ViewLinks } from '../../ui/view-links.tsx';
import { useEvaluated, useScreen } from '../place.ts';
import type { BlockProps } from './block-props.ts';
import { viewLinks } from './view-links.ts';

export function ViewsBlock({ block }: BlockProps<'views'>) {
  const screen = useScreen();
  const label = useEvaluated((names, more) => names.text(block.label, more));
  const links = useEvaluated((names, more) => viewLinks(screen, names, block.items, more));
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
