import type { Scope } from '../../model/expression.ts';
import { ViewLinks } from '../../ui/view-links.tsx';
import { useEvaluated, useScreen } from '../place.ts';
import type { BlockProps } from './block-props.ts';
import { shownLinks } from './shown-links.ts';

export function ViewsBlock({ block }: BlockProps<'views'>) {
  const screen = useScreen();
  const label = useEvaluated((names, more) => names.text(block.label, more));
  const links = useEvaluated((names, more) =>
    shownLinks(names, block.items, more).map(({ id, link, label }) => {
      const { current, to } = link;
      const isHere = 'screen' in to && [screen.screen.name, screen.route.name].includes(to.screen);
      return {
        id,
        label,
        current: current === null ? isHere : names.evaluate(current, more) === true,
        ...screen.destination(to, names.value(link.with, more) as Scope),
      };
    }),
  );
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
