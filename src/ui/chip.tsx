import type { Tone } from '../model/catalog.ts';
import { Icon, type IconName } from './icon.tsx';

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
