// chunk: late-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PanelBlock } from './block.ts';

export default function PanelView({ block, draw }: BlockProps<PanelBlock>) {
  return (
    <div className="ui-panel">
      <Icon name="success" />
      {draw(block.blocks)}
    </div>
  );
}
