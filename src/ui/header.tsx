import type { ReactNode } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** A link of the header, with the number of things behind it. */
interface HeaderLink {
  readonly text: string;
  readonly href: string;
  /** Shown as a badge; 0 or none = no badge. */
  readonly count?: number | undefined;
}

export interface HeaderProps {
  readonly portalName: string;
  /** Where the portal's name leads. */
  readonly topHref: string;
  readonly serviceName: string;
  /** Empty = none. */
  readonly subtitle: string;
  /** What opens the menu is called so where there is no room for a name, and while there is none. */
  readonly menu: string;
  /** Who is logged in; empty = nobody, or not known. */
  readonly who: string;
  /** Beside the menu. */
  readonly first: ReactNode;
  readonly links: readonly HeaderLink[];
  /** At the end of the menu. */
  readonly children?: ReactNode;
}

/**
 * One line, as high on every page. The menu is a popover: it opens, closes and gives the focus back without any code. Pages of the portal's own have
 * the same frame (`server/kernel/page/portal-frame.ts`).
 */
export function Header({ portalName, topHref, serviceName, subtitle, menu, who, first, links, children }: HeaderProps) {
  const name = who && <span className="ui-header-who">{who}</span>;
  return (
    <header className="ui-header">
      <a className="ui-skip" href="#main">
        {commonWording.skipToContent}
      </a>
      <div className="ui-header-row">
        <div>
          <a className="ui-header-portal" href={topHref}>
            <Icon name="mark" />
            {portalName}
          </a>
          {serviceName && (
            <div className="ui-header-service">
              <p>{serviceName}</p>
              {subtitle && <p>{subtitle}</p>}
            </div>
          )}
        </div>
        {links[0] && (
          <>
            {first}
            <button type="button" popoverTarget="menu">
              <Icon name="menu" />
              {name}
              <span>{menu}</span>
            </button>
            <div id="menu" popover="auto">
              {name}
              <ul>
                {links.map((link) => (
                  <li key={link.text}>
                    <CountedLink {...link} />
                  </li>
                ))}
              </ul>
              {children}
            </div>
          </>
        )}
      </div>
    </header>
  );
}

export function CountedLink({ text, href, count = 0 }: HeaderLink) {
  return (
    <Link href={href}>
      {text}
      {count > 0 && <span className="ui-count">{` ${commonWording.waiting({ count })}`}</span>}
    </Link>
  );
}
