import type { BlockProps } from '../../draw/block-props.ts';
import { clickLockSeconds } from '../../draw/lock-seconds.ts';
import { type Seen, useEvaluated, useScreen } from '../../draw/place.ts';
import { seenDestination } from '../../draw/seen-destination.ts';
import { shownValue } from '../../draw/shown-value.ts';
import { toneOf } from '../../draw/tone-of.ts';
import { useStore } from '../../draw/use-store.ts';
import type { Scope } from '../../model/expression.ts';
import type { Destination, Evaluator, ScreenRuntime } from '../../runtime/contract/screen.ts';
import { type Cell, type ColumnHead, DataTable } from '../../ui/data-table.tsx';
import { type PageLink, Paging } from '../../ui/paging.tsx';
import type { TableBlock } from './block.ts';
import type { TableColumn } from './column.ts';
import { pagesAround } from './pages-around.ts';

/** A table whose page and order are parameters of this screen's address; the other parameters are kept. */
export default function TableView({ block }: BlockProps<TableBlock>) {
  const screen = useScreen();
  const locked = useStore(screen.locked);
  const listId = `list-${block.paging?.parameter ?? block.sorting?.parameter ?? 'table'}`;
  const { caption, empty } = useEvaluated((evaluator, more) => ({
    caption: evaluator.text(block.caption, more),
    empty: evaluator.text(block.empty, more),
  }));
  const paging = useEvaluated((evaluator, more, seen) => pagingNow(block, { screen, seen }, evaluator, more));
  const heads = useEvaluated((evaluator, more, seen) => headsNow(block, { screen, seen }, evaluator, more));
  const rows = useEvaluated((evaluator, more, seen) => rowsNow(block, { screen, seen }, evaluator, more));
  const following = (inApp: string | null, control?: string) =>
    inApp === null ? null : () => screen.follow(inApp, control);
  return (
    <DataTable
      id={listId}
      caption={caption}
      empty={empty}
      paging={paging && { ...paging, to: paging.from + rows.length - 1 }}
      heads={heads.map(
        ({ label, sort }): ColumnHead => ({
          label,
          sort: sort && { ...sort, onFollow: following(sort.inApp, listId) },
        }),
      )}
      rows={rows.map(({ key, item, cells }) => ({
        key,
        cells: cells.map(({ text, tone, isHeader, action, link }): Cell => {
          const press = action === null ? null : () => void screen.act(action, clickLockSeconds, item);
          return {
            text,
            tone,
            isHeader,
            link: link && { href: link.href, onFollow: following(link.inApp) },
            button: press && { locked: action !== null && locked.includes(action), onPress: press },
          };
        }),
      }))}
    >
      {paging && paging.pages.length > 1 && (
        <Paging
          label={caption}
          current={paging.page}
          pages={paging.pages.map(
            ({ page, inApp, href }): PageLink => ({ page, href, onFollow: following(inApp, listId) }),
          )}
        />
      )}
    </DataTable>
  );
}

interface Around {
  readonly screen: ScreenRuntime;
  readonly seen: Seen;
}

/** The address of this screen with some parameters changed; empty ones are omitted. */
function sameScreen({ screen, seen }: Around, changed: Scope): Destination {
  const url = seen('scope', 'url', ({ url }) => url) as Scope;
  return seenDestination(screen, seen, { screen: screen.route.name }, { ...url, ...changed });
}

function pagingNow({ paging }: TableBlock, around: Around, evaluator: Evaluator, more: Scope | undefined) {
  if (paging === null) return null;
  const [total, page, size] = [paging.total, paging.page, paging.size].map((of) =>
    Number(evaluator.evaluate(of, more)),
  );
  if (total === undefined || page === undefined || size === undefined) return null;
  const last = Math.max(1, Math.ceil(total / Math.max(1, size)));
  const linkTo = (number: number) => ({
    page: number,
    ...sameScreen(around, { [paging.parameter]: number === 1 ? '' : number }),
  });
  return { total, from: (page - 1) * size + 1, page, pages: pagesAround(page, last).map(linkTo) };
}

function headsNow(
  { columns, sorting, paging }: TableBlock,
  around: Around,
  evaluator: Evaluator,
  more: Scope | undefined,
) {
  const by = sorting === null ? '' : String(evaluator.evaluate(sorting.by, more));
  return columns.map(({ label, sort }) => {
    const direction = directionOf(sort, by);
    const next = direction === 'ascending' ? `-${sort}` : sort;
    const first = paging === null ? {} : { [paging.parameter]: '' };
    return {
      label: evaluator.text(label, more),
      sort:
        sorting === null || sort === ''
          ? null
          : { direction, ...sameScreen(around, { ...first, [sorting.parameter]: next }) },
    };
  });
}

function directionOf(sort: string, by: string): 'ascending' | 'descending' | null {
  if (by === sort) return 'ascending';
  return by === `-${sort}` ? 'descending' : null;
}

function rowsNow({ rows, key, columns }: TableBlock, around: Around, evaluator: Evaluator, more: Scope | undefined) {
  return (evaluator.evaluate(rows, more) as readonly unknown[]).map((item) => {
    const inside = { ...more, item };
    return {
      key: String(evaluator.evaluate(key, inside)),
      item,
      cells: columns.map((column) => cellNow(column, around, evaluator, inside)),
    };
  });
}

function cellNow(column: TableColumn, around: Around, evaluator: Evaluator, inside: Scope) {
  const { shownWhen, to, action, header: isHeader } = column;
  const isShown = shownWhen === null || evaluator.evaluate(shownWhen, inside) === true;
  if (!isShown) return { text: '', tone: null, isHeader, action: null, link: null };
  const text = shownValue(evaluator, column.value, inside);
  return {
    text,
    tone: toneOf(evaluator, { chip: column.chip, value: text }, inside),
    isHeader,
    action,
    link: to && seenDestination(around.screen, around.seen, to, evaluator.value(column.with, inside) as Scope),
  };
}
