import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { wording } from './wording.ts';

export interface HeaderProps {
  readonly portalName: string;
  /** Where the portal's name leads. */
  readonly topHref: string;
  readonly serviceName: string;
  /** Empty = none. */
  readonly subtitle: string;
  readonly notices: { readonly text: string; readonly href: string } | null;
  /** Login state and its buttons. */
  readonly children?: ReactNode;
}

export function Header({ portalName, topHref, serviceName, subtitle, notices, children }: HeaderProps) {
  return (
    <header className="ui-header">
      <a className="ui-skip" href="#main">
        {wording.skipToContent}
      </a>
      <div className="ui-header-row">
        <a className="ui-header-portal" href={topHref}>
          {portalName}
        </a>
        {notices && <Link href={notices.href}>{notices.text}</Link>}
        {children}
      </div>
      {serviceName !== '' && (
        <div className="ui-header-service">
          <p className="ui-header-name">{serviceName}</p>
          {subtitle !== '' && <p className="ui-header-subtitle">{subtitle}</p>}
        </div>
      )}
    </header>
  );
}
