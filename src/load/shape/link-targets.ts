import type { Block, ChangeTarget, LinkTarget, SummaryRow, SummaryRows } from '../../model/block.ts';
import type { Screen } from '../../model/screen.ts';
import { unreachable } from '../../model/unreachable.ts';

/**
 * The screen with what the screens know to which its links lead, so that the browser need not load those. For 「変更」 links: their
 * conditions, and what tells the items of their repeated fields apart; screens of other services are in no flow of this one. For cards of
 * menus and columns of tables: whether it is a screen or an address. `screens`: all of the project, their expressions checked.
 */
export function withLinkTargets(screen: Screen, screens: readonly Screen[]): Screen {
  const named = (wanted: string) => screens.find(({ routes }) => routes.some(({ name }) => name === wanted));
  const changed = (change: ChangeTarget): ChangeTarget => {
    const leadsTo = named(change.screen);
    const key = leadsTo?.groups.find(({ name }) => name === change.group?.name)?.key;
    return {
      ...change,
      group: change.group && { ...change.group, ...(key && { key }) },
      shownWhen: leadsTo?.service === screen.service ? leadsTo.shownWhen : null,
    };
  };
  const led = (to: LinkTarget): LinkTarget =>
    'screen' in to && named(to.screen) === undefined ? { address: to.screen } : to;
  const targets = { changed, led };
  const groups = screen.groups.map((group) => ({ ...group, above: inBlocks(group.above, targets) }));
  return { ...screen, groups, view: inBlocks(screen.view, targets) };
}

interface Targets {
  changed(change: ChangeTarget): ChangeTarget;
  led(to: LinkTarget): LinkTarget;
}

function inBlocks(blocks: readonly Block[], targets: Targets): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'link':
      case 'answers':
        return { ...block, change: block.change && targets.changed(block.change) };
      case 'each':
      case 'group':
      case 'tabs':
        return { ...block, blocks: inBlocks(block.blocks, targets) };
      case 'menu':
        return { ...block, items: block.items.map((item) => ({ ...item, to: item.to && targets.led(item.to) })) };
      case 'table':
        return {
          ...block,
          columns: block.columns.map((column) => ({ ...column, to: column.to && targets.led(column.to) })),
        };
      case 'summary':
        return { ...block, rows: block.rows.map((row) => inRow(row, targets)) };
      case 'text':
      case 'heading':
      case 'list':
      case 'banner':
      case 'button':
      case 'field':
      case 'views':
      case 'widget':
        return block;
      default:
        return unreachable(block);
    }
  });
}

function inRow(row: SummaryRow | SummaryRows, targets: Targets): SummaryRow | SummaryRows {
  if ('rows' in row) return { ...row, rows: row.rows.map((inner) => inRow(inner, targets) as SummaryRow) };
  return { ...row, change: row.change && targets.changed(row.change) };
}
