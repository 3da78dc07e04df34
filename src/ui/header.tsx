import type { ReactNode } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** A header link with the number of items waiting behind it. */
export interface HeaderLink {
  readonly text: string;
  readonly href: string;
  /** Shown as a badge; absent or 0 = no badge. */
  readonly count?: number;
}

export interface HeaderProps {
  readonly portalName: string;
  /** Where the portal's name leads. */
  readonly topHref: string;
  readonly serviceName: string;
  /** Empty = none. */
  readonly subtitle: string;
  /** Opens links and acts on a phone. */
  readonly menu: string;
  readonly links: readonly HeaderLink[];
  /** Who is logged in, login or logout. */
  readonly children?: ReactNode;
}

/**
 * Portal and links, then the service. On a phone the links are a popover: it opens, closes and gives the focus back without any code. Pages of the
 * portal's own have the same frame (`server/kernel/page/portal-frame.ts`).
 */
export function Header({ portalName, topHref, serviceName, subtitle, menu, links, children }: HeaderProps) {
  return (
    <header className="ui-header">
      <a className="ui-skip" href="#main">
        {commonWording.skipToContent}
      </a>
      <div className="ui-header-row">
        <a className="ui-header-portal" href={topHref}>
          <Icon name="mark" />
          {portalName}
        </a>
        {links.length > 0 && (
          <>
            <button type="button" popoverTarget="menu">
              <Icon name="menu" />
              {menu}
            </button>
            <div id="menu" popover="auto">
              <ul className="ui-header-links">
                {links.map(({ text, href, count = 0 }) => (
                  <li key={text}>
                    <Link href={href}>
                      {text}
                      {count > 0 && <span className="ui-count">{` ${commonWording.waiting({ count })}`}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
              {children}
            </div>
          </>
        )}
      </div>
      {serviceName !== '' && (
        <div className="ui-header-row ui-header-service">
          <p className="ui-header-name">{serviceName}</p>
          {subtitle !== '' && <p className="ui-header-subtitle">{subtitle}</p>}
        </div>
      )}
    </header>
  );
}
