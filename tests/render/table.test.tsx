import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as listWording from '../../build/wording/list.ts';
import type { TableBlock } from '../../src/blocks/table/block.ts';
import type { TableColumn } from '../../src/blocks/table/column.ts';
import { pagesAround } from '../../src/blocks/table/pages-around.ts';
import type { Block } from '../../src/model/block.ts';
import type { Scope } from '../../src/model/expression.ts';
import { draw } from './draw.tsx';
import { expression, text } from './expressions.ts';
import { fakeScreen } from './fake-screen.ts';

const column = (given: Partial<TableColumn>): TableColumn => ({
  label: '名前',
  value: text('${item.name}'),
  header: false,
  sort: '',
  to: null,
  with: {},
  action: null,
  shownWhen: null,
  ...given,
});

const table = (given: Partial<TableBlock>): Block => ({
  kind: 'table',
  caption: '資格の一覧',
  rows: expression('found.rows'),
  key: expression('item.id'),
  columns: [column({ header: true }), column({ label: '所管', value: text('${item.ministry}') })],
  empty: '資格はありません。',
  paging: null,
  sorting: null,
  shownWhen: null,
  ...given,
});

const rows = Array.from({ length: 20 }, (_, index) => ({
  id: `q${index}`,
  name: `資格${index}`,
  ministry: index === 1 ? '' : '厚生労働省',
  isOpen: index === 0,
}));

const paging = {
  total: expression('found.total'),
  page: expression('found.page'),
  size: expression('found.size'),
  parameter: 'page',
};
const sorting = { by: expression("has(url.sort) ? url.sort : ''"), parameter: 'sort' };

async function drawn(block: Block, scope: Scope = {}) {
  const found = { rows, total: 5000, page: 2, size: 20 };
  const runtime = fakeScreen({ view: [block], scope: { url: {}, found, ...scope } });
  await draw(runtime);
  return runtime;
}

describe('a table', () => {
  it('has a caption, headed columns and rows; its roles stay when rows become cards', async () => {
    await drawn(table({}));
    const [head, first] = within(screen.getByRole('table', { name: '資格の一覧' })).getAllByRole('row');
    expect(
      within(head as HTMLElement)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['名前', '所管']);
    expect(within(first as HTMLElement).getByRole('rowheader').textContent).toContain('資格0');
    for (const part of document.querySelectorAll('table, thead, tbody, tr, th, td')) {
      expect(part.getAttribute('role')).toMatch(/^(?:table|rowgroup|row|columnheader|rowheader|cell)$/);
    }
  });

  it('leaves out a column that is empty in every row, unless the list can be ordered by it', async () => {
    const empty = text('${item.id == "none" ? item.id : ""}');
    const columns = [
      column({ header: true }),
      column({ label: '次の試験', value: empty }),
      column({ label: '所管', value: empty, sort: 'ministry' }),
    ];
    await drawn(table({ columns, sorting }));
    const [, first] = screen.getAllByRole('row');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['名前', '所管']);
    expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(1);
  });

  it('without rows says so in its place, where the focus can go', async () => {
    await drawn(table({ paging }), { found: { rows: [], total: 0, page: 1, size: 20 } });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('資格はありません。').matches('#list-page[data-list][tabindex="-1"]')).toBe(true);
  });

  it('a page that is not there any more leads to those that are', async () => {
    await drawn(table({ paging }), { found: { rows: [], total: 45, page: 9, size: 20 } });
    expect(screen.getByText(listWording.noSuchPage({ total: 45 })).id).toBe('list-page');
    expect(screen.getByRole('link', { name: listWording.page({ number: 1 }) }).getAttribute('href')).toBe(
      '/svc/sample/?page=',
    );
  });

  it('says which of how many, and links to the other pages with everything else of the address', async () => {
    const runtime = await drawn(table({ paging }), { url: { q: '介護', page: '2' } });
    expect(screen.getByText(listWording.count({ total: '5,000', from: 21, to: 40 })).id).toBe('list-page');
    const pages = within(screen.getByRole('navigation', { name: listWording.pagesOf({ caption: '資格の一覧' }) }));
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
      listWording.previous,
      ...['1', '2', '3', '4', '250'].map((page) => `${page}${listWording.page({ number: page })}`),
      listWording.next,
    ]);
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe(`2${listWording.page({ number: 2 })}`);
    fireEvent.click(pages.getByRole('link', { name: listWording.next }));
    fireEvent.click(pages.getByRole('link', { name: listWording.previous }));
    expect(runtime.asked).toEqual(['follow sample/?q=介護?page=3 list-page', 'follow sample/?q=介護?page= list-page']);
  });

  it.each<[by: string | undefined, direction: string | null, next: string]>([
    [undefined, null, 'name'],
    ['name', 'ascending', '-name'],
    ['-name', 'descending', 'name'],
    ['other', null, 'name'],
  ])('sorted by %s: the heading says %s and leads to %s, on the first page', async (by, direction, next) => {
    const columns = [column({ header: true, sort: 'name' }), column({ label: '所管' })];
    const runtime = await drawn(table({ columns, sorting, paging }), { url: { page: '2', ...(by && { sort: by }) } });
    const [name, ministry] = screen.getAllByRole('columnheader');
    expect(name?.getAttribute('aria-sort')).toBe(direction);
    expect(ministry?.querySelector('a')).toBeNull();
    fireEvent.click(within(name as HTMLElement).getByRole('link', { name: '名前' }));
    expect(runtime.asked[0]).toContain(`?sort=${next}`);
    expect(runtime.asked[0]).toMatch(/\?page=(?:\?| )/);
  });

  it('links and buttons of a row know its item; where a condition does not hold the cell is empty', async () => {
    const runtime = await drawn(
      table({
        columns: [
          column({ header: true, to: { screen: 'detail' }, with: { id: expression('item.id') } }),
          column({ label: '操作', value: '削除する', action: 'remove', shownWhen: expression('item.isOpen') }),
        ],
      }),
    );
    fireEvent.click(screen.getByRole('link', { name: '資格3' }));
    fireEvent.click(screen.getByRole('button', { name: '削除する', description: /資格0$/ }));
    expect(runtime.asked).toEqual(['follow detail/?id=q3', 'act remove 1 q0']);
    act(() => runtime.show({ locked: ['remove'] }));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('draws the rows of one page, however many there are', async () => {
    await drawn(table({ paging }));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(20);
  });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 250, [1, 2, 3, 250]],
  [125, 250, [1, 123, 124, 125, 126, 127, 250]],
  [250, 250, [1, 248, 249, 250]],
  [9, 3, [1, 3]],
])('page %i of %i offers %j', (page, last, offered) => {
  expect(pagesAround(page, last)).toEqual(offered);
});
