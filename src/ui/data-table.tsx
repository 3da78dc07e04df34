import { type ReactNode, useId } from 'react';
import * as listWording from '../../build/wording/list.ts';
import { Chip, type Tone } from './chip.tsx';
import { Icon } from './icon.tsx';
import { Link, LinkButton } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CellLink {
  readonly href: string;
  /** null = the browser follows the link. */
  readonly onFollow: (() => void) | null;
}

export interface ColumnHead {
  readonly label: string;
  /** null = not sortable by this column. */
  readonly sort: (CellLink & { readonly direction: 'ascending' | 'descending' | null }) | null;
}

export interface Cell {
  readonly text: string;
  /** Of a state, which is drawn as a chip. */
  readonly tone: Tone | null;
  readonly isHeader: boolean;
  readonly link: CellLink | null;
  readonly button: { readonly locked: boolean; readonly onPress: () => void } | null;
}

export interface DataTableProps {
  /** Id of the element focused when the list has changed: the count, the text for an empty list, or the table. */
  readonly id: string;
  readonly caption: string;
  readonly empty: string;
  /** The range of rows and the total; null = all rows are shown. */
  readonly paging: { readonly total: number; readonly from: number; readonly to: number } | null;
  readonly heads: readonly ColumnHead[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly Cell[] }[];
  /** Links to the other pages, below the table. */
  readonly children?: ReactNode;
}

/** Explicit role: table elements laid out as cards lose their implicit one. */
const as = (role: string) => ({ role });

/** A table; on narrow windows every row is a card. Buttons are described by their row's header. */
export function DataTable({ id, caption, empty, paging, heads, rows, children }: DataTableProps) {
  const rowId = useId();
  if (rows.length === 0) {
    const words =
      paging !== null && paging.total > 0 ? listWording.noSuchPage({ total: inWords(paging.total) }) : empty;
    return (
      <div className="ui-table">
        <p id={id} data-list="" tabIndex={-1}>
          {words}
        </p>
        {children}
      </div>
    );
  }
  const isSorted = heads.some(({ sort }) => sort !== null);
  // What is empty in every row is no column; the person may have ordered by it.
  const isShown = (column: number) =>
    heads[column]?.sort !== null || rows.some(({ cells }) => cells[column]?.text !== '');
  const focus = { id, 'data-list': '', tabIndex: -1 } as const;
  return (
    <div className="ui-table">
      {paging && <p {...focus}>{shownRows(paging)}</p>}
      <table {...as('table')} {...(paging ? {} : focus)}>
        <caption>
          {caption}
          {isSorted && <VisuallyHidden>{listWording.sortable}</VisuallyHidden>}
        </caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {heads.map(
              ({ label, sort }, column) =>
                isShown(column) && (
                  <th
                    // biome-ignore lint/suspicious/noArrayIndexKey: a descriptor's columns never change places.
                    key={column}
                    {...as('columnheader')}
                    scope="col"
                    data-sortable={sort !== null}
                    aria-sort={sort?.direction ?? undefined}
                  >
                    {sort === null ? label : <SortLink label={label} sort={sort} />}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map(({ key, cells }, row) => (
            <tr {...as('row')} key={key}>
              {cells.map((cell, column) => {
                if (!isShown(column)) return null;
                const Tag = cell.isHeader ? 'th' : 'td';
                const own = `${rowId}-${row}`;
                return (
                  <Tag
                    // biome-ignore lint/suspicious/noArrayIndexKey: a descriptor's columns never change places.
                    key={column}
                    {...(cell.isHeader ? { id: own, scope: 'row', ...as('rowheader') } : as('cell'))}
                    data-empty={cell.text === ''}
                  >
                    <span className="ui-table-label" aria-hidden="true">
                      {heads[column]?.label}
                    </span>
                    <CellContent cell={cell} describedBy={own} />
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}

const inWords = (count: number) => count.toLocaleString('ja-JP');

function shownRows({ total, from, to }: NonNullable<DataTableProps['paging']>): string {
  return from === to
    ? listWording.countOne({ total: inWords(total), at: inWords(from) })
    : listWording.count({ total: inWords(total), from: inWords(from), to: inWords(to) });
}

function SortLink({ label, sort }: { readonly label: string; readonly sort: NonNullable<ColumnHead['sort']> }) {
  return (
    <Link href={sort.href} onFollow={sort.onFollow ?? undefined}>
      {label}
      {sort.direction !== null && <Icon name="chevron" />}
    </Link>
  );
}

function CellContent({ cell, describedBy }: { readonly cell: Cell; readonly describedBy: string }) {
  const { text, tone, link, button } = cell;
  if (link !== null) {
    return (
      <Link href={link.href} onFollow={link.onFollow ?? undefined}>
        {text}
      </Link>
    );
  }
  if (button === null) return tone === null ? text : <Chip tone={tone}>{text}</Chip>;
  return (
    <LinkButton locked={button.locked} onPress={button.onPress} describedBy={cell.isHeader ? undefined : describedBy}>
      {text}
    </LinkButton>
  );
}
