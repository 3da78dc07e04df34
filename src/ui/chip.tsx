// chunk: late-blocks
import { Icon, type IconName } from './icon.tsx';

/** As code lists have it (`catalog/codes.yaml`). */
export type Tone = 'done' | 'waiting' | 'attention' | 'stopped';

const icons: { readonly [tone in Tone]: IconName } = {
  done: 'success',
  waiting: 'waiting',
  attention: 'warning',
  stopped: 'stopped',
};

/** A state: its words say it, icon and colour let it be found. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={`ui-chip ui-chip-${tone}`}>
      <Icon name={icons[tone]} />
      {children}
    </span>
  );
}
