import type { Block, ChangeTarget, MenuItem, SummaryRow, SummaryRows, TableColumn } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import { unreachable } from '../../model/unreachable.ts';

/** Something in a view that can be pressed, and the conditions under which it is drawn, outermost first. */
export interface Press {
  readonly kind: 'action' | 'dialog' | 'address' | 'screen' | 'change';
  /** Name of the action, dialog, address, screen or changed screen. */
  readonly name: string;
  /** Tells links to one screen apart. Example: `?view=history`; empty = it hands nothing over. */
  readonly query: string;
  readonly change: ChangeTarget | null;
  readonly label: unknown;
  readonly shown: readonly Expression[];
  readonly at: Block['at'];
}

/** Everything that can be pressed in a screen's view. */
export function pressesOf({ view, groups }: Screen): readonly Press[] {
  return [...inBlocks(view, []), ...groups.flatMap((group) => inBlocks(group.above, []))];
}

function inBlocks(blocks: readonly Block[], around: readonly Expression[]): readonly Press[] {
  return blocks.flatMap((block) => {
    const shown = block.shownWhen ? [...around, block.shownWhen] : around;
    const press = (kind: Press['kind'], name: string, label: unknown, change: ChangeTarget | null = null): Press[] => [
      { kind, name, query: '', label, change, shown, at: block.at },
    ];
    switch (block.kind) {
      case 'button':
        return press('action', block.action, block.text);
      case 'link':
        if (block.action !== null) return press('action', block.action, block.text);
        if (block.dialog !== null) return press('dialog', block.dialog, block.text);
        if (block.address !== null) return press('address', block.address, block.text);
        return block.change ? press('change', block.change.screen, block.text, block.change) : [];
      case 'answers':
        return block.change ? press('change', block.change.screen, '変更', block.change) : [];
      case 'menu':
      case 'views':
        return block.items.map((item) => linkPress(item, shown));
      case 'tabs':
        return [...block.items.map((item) => linkPress(item, shown)), ...inBlocks(block.blocks, shown)];
      case 'table':
        return block.columns.flatMap((column) => columnPress(column, shown));
      case 'each':
      case 'group':
        return inBlocks(block.blocks, shown);
      case 'summary':
        return block.rows.flatMap((row) => inRow(row, shown, block.at));
      case 'text':
      case 'heading':
      case 'list':
      case 'banner':
      case 'field':
      case 'widget':
        return [];
      default:
        return unreachable(block);
    }
  });
}

function inRow(row: SummaryRow | SummaryRows, around: readonly Expression[], at: Block['at']): readonly Press[] {
  const shown = row.shownWhen ? [...around, row.shownWhen] : around;
  if ('rows' in row) return row.rows.flatMap((inner) => inRow(inner, shown, at));
  const { change, label } = row;
  return change ? [{ kind: 'change', name: change.screen, query: '', label, change, shown, at: change.at ?? at }] : [];
}

type Leading = Pick<MenuItem, 'to' | 'with' | 'shownWhen' | 'at'> & {
  readonly label: unknown;
  readonly action?: string | null;
};

function linkPress(link: Leading, around: readonly Expression[]): Press {
  const { label, to, at } = link;
  const common = { label, change: null, shown: link.shownWhen ? [...around, link.shownWhen] : around, at };
  if (to === null) return { ...common, kind: 'action', name: link.action ?? '', query: '' };
  const query = queryOf(link.with);
  if ('address' in to) return { ...common, kind: 'address', name: to.address, query };
  return { ...common, kind: 'screen', name: to.screen, query };
}

/** What every row of a table has to press in that column. Pages and orders of the table itself lead nowhere else. */
function columnPress(column: TableColumn, around: readonly Expression[]): readonly Press[] {
  if (column.to === null && column.action === null) return [];
  return [linkPress({ ...column, label: column.value }, around)];
}

/** Literal values as they stand, others by their name alone. */
function queryOf(given: MenuItem['with']): string {
  const parts = Object.entries(given).map(([name, value]) =>
    typeof value === 'object' ? name : `${name}=${String(value)}`,
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** How edges of the graph name the press. */
export function triggerOf({ kind, name, query, change }: Press): string {
  if (kind === 'action') return `action:${name}`;
  if (kind !== 'change' || change === null) return `link:${name}${query}`;
  const field = change.field === '' ? '' : `#${change.group ? `${change.group.name}.` : ''}${change.field}`;
  return `change:${change.screen}${field}`;
}
