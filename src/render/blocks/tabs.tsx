import { Tabs } from '../../ui/tabs.tsx';
import { useEvaluated, useScreen } from '../place.ts';
import type { BlockProps, Drawing } from './block-props.ts';
import { viewLinks } from './view-links.ts';

/** Tabs; the one that is followed keeps the focus where its panel has taken the other's place. */
export function TabsBlock({ block, draw }: BlockProps<'tabs'> & Drawing) {
  const screen = useScreen();
  const label = useEvaluated((evaluator, more) => evaluator.text(block.label, more));
  const links = useEvaluated((evaluator, more) => viewLinks(screen, evaluator, block.items, more));
  return (
    <Tabs
      label={label}
      tabs={links.map(({ id, label, current, href, inApp }) => {
        const tabId = `tab-${id}`;
        return { id: tabId, label, current, href, onFollow: inApp === null ? null : () => screen.follow(inApp, tabId) };
      })}
    >
      {draw(block.blocks)}
    </Tabs>
  );
}
