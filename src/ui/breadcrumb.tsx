import * as commonWording from '../../build/wording/common.ts';
import { Link } from './link.tsx';

export interface Crumb {
  readonly text: string;
  /** Empty = not known yet. */
  readonly href: string;
  /** In-app navigation; without it the link loads the page (a crumb that leaves the app). */
  readonly onFollow?: (() => void) | undefined;
}

/** `current` is the last crumb: this page, no link. */
export function Breadcrumb({ parents, current }: { readonly parents: readonly Crumb[]; readonly current: string }) {
  return (
    <nav className="ui-breadcrumb" aria-label={commonWording.breadcrumb}>
      <ol>
        {parents.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several that are not known yet are alike.
          <li key={index}>
            {crumb.href === '' ? (
              crumb.text
            ) : (
              <Link href={crumb.href} onFollow={crumb.onFollow}>
                {crumb.text}
              </Link>
            )}
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
