import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated, useScreen } from '../../draw/place.ts';
import { viewLinks } from '../../draw/view-links.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { TabsBlock } from './block.ts';

/** Tabs; a followed tab keeps the focus after its panel has been replaced. */
export default function TabsView({ block, draw }: BlockProps<TabsBlock>) {
  const screen = useScreen();
  const label = useEvaluated((evaluator, more) => evaluator.text(block.label, more));
  const links = useEvaluated((evaluator, more, seen) => viewLinks(screen, evaluator, block.items, more, seen));
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
