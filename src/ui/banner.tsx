import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

/** A notice in the page. Errors and warnings are announced when they appear. */
export function Banner({ tone, children }: { readonly tone: BannerTone; readonly children: ReactNode }) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={`ui-banner ui-banner-${tone}`} role={urgent ? 'alert' : undefined}>
      <Icon name={tone} />
      <div className="ui-banner-text">{children}</div>
    </div>
  );
}
