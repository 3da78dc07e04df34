import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

export interface BannerProps {
  readonly tone: BannerTone;
  /** Part of the page's content, read in document order without being announced. Default false. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A notice in the page. Errors and warnings are announced when they appear. */
export function Banner({ tone, quiet = false, children }: BannerProps) {
  const urgent = !quiet && (tone === 'error' || tone === 'warning');
  return (
    <div className={`ui-banner ui-banner-${tone}`} role={urgent ? 'alert' : undefined}>
      <Icon name={tone} />
      <div className="ui-banner-text">{children}</div>
    </div>
  );
}
