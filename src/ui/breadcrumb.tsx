import * as commonWording from '../../build/wording/common.ts';
import { Link } from './link.tsx';

export interface Crumb {
  readonly text: string;
  /** Its text comes with data: on a phone it has a line to itself, so that nothing moves, however long it is. */
  readonly isLater: boolean;
  /** Empty = this page, or not known yet. */
  readonly href: string;
  /** In-app navigation; without it the link loads the page (a crumb that leaves the app). */
  readonly onFollow?: (() => void) | undefined;
}

/** The last of `crumbs` is this page, which is no link. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="ui-breadcrumb" aria-label={commonWording.breadcrumb}>
      <ol>
        {crumbs.map(({ text, isLater, href, onFollow }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several that are not known yet are alike.
          <li key={index} data-later={isLater || undefined}>
            {href === '' ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{text}</span>
            ) : (
              <Link href={href} onFollow={onFollow}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
