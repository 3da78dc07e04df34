import type { ReactNode } from 'react';
import * as listWording from '../../build/wording/list.ts';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PageLink {
  readonly page: number;
  readonly href: string;
  /** null = the browser follows the link. */
  readonly onFollow: (() => void) | null;
}

interface PagingProps {
  /** What is paged, for the name of the navigation. */
  readonly label: string;
  readonly current: number;
  /** In order; a gap between two of them is shown as an ellipsis. */
  readonly pages: readonly PageLink[];
}

/** Links to the pages of a list. */
export function Paging({ label, current, pages }: PagingProps) {
  const linkTo = (page: number, words: ReactNode) => {
    const link = pages.find((candidate) => candidate.page === page);
    return (
      link && (
        <li key={typeof words === 'string' ? words : page}>
          <Link href={link.href} onFollow={link.onFollow ?? undefined} current={page === current}>
            {words}
          </Link>
        </li>
      )
    );
  };
  return (
    <nav className="ui-paging" aria-label={listWording.pagesOf({ caption: label })}>
      <ul>
        {linkTo(current - 1, listWording.previous)}
        {pages.flatMap(({ page }, index) => {
          const before = pages[index - 1]?.page ?? page - 1;
          const gap = page - before > 1 && (
            <li key={`gap ${page}`} aria-hidden="true">
              …
            </li>
          );
          return [gap, linkTo(page, <PageNumber of={page} />)];
        })}
        {linkTo(current + 1, listWording.next)}
      </ul>
    </nav>
  );
}

/** Displayed as a bare number, read out as a page number. */
function PageNumber({ of }: { readonly of: number }) {
  return (
    <>
      <span aria-hidden="true">{of.toLocaleString('ja-JP')}</span>
      <VisuallyHidden>{listWording.page({ number: of })}</VisuallyHidden>
    </>
  );
}
