import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { wording } from './wording.ts';

/** A header link with the number of items waiting behind it. */
export interface HeaderLink {
  readonly text: string;
  readonly href: string;
  /** Shown as a badge; null = no badge. */
  readonly count: number | null;
}

export interface HeaderProps {
  readonly portalName: string;
  /** Where the portal's name leads. */
  readonly topHref: string;
  readonly serviceName: string;
  /** Empty = none. */
  readonly subtitle: string;
  readonly links: readonly HeaderLink[];
  /** Login or logout. */
  readonly children?: ReactNode;
}

/** Two rows on a computer, three on a phone: portal and login; service; links. Reading order matches visual order. */
export function Header({ portalName, topHref, serviceName, subtitle, links, children }: HeaderProps) {
  return (
    <header className="ui-header">
      <a className="ui-skip" href="#main">
        {wording.skipToContent}
      </a>
      <div className="ui-header-row">
        <a className="ui-header-portal" href={topHref}>
          {portalName}
        </a>
        {children}
      </div>
      <div className="ui-header-row">
        {serviceName !== '' && (
          <div className="ui-header-service">
            <p className="ui-header-name">{serviceName}</p>
            {subtitle !== '' && <p className="ui-header-subtitle">{subtitle}</p>}
          </div>
        )}
        {links.length > 0 && (
          <ul className="ui-header-links">
            {links.map(({ text, href, count }) => (
              <li key={text}>
                <Link href={href}>
                  {text}
                  {count !== null && (
                    <>
                      {' '}
                      <span className="ui-count">{`${count}件`}</span>
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
