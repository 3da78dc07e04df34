import type { Block, ChangeTarget, SummaryRow, SummaryRows } from '../model/block.ts';
import type { Screen } from '../model/screen.ts';

/**
 * The screen with what the screens know to which its 「変更」 links lead, so that the browser need not load those: their conditions, and what
 * tells the items of their repeated fields apart. `screens`: all of the project, their expressions checked. Screens of other services are in
 * no flow of this one.
 */
export function withChangeTargets(screen: Screen, screens: readonly Screen[]): Screen {
  const targetOf = (change: ChangeTarget): ChangeTarget => {
    const leadsTo = screens.find(({ routes }) => routes.some(({ name }) => name === change.screen));
    const key = leadsTo?.groups.find(({ name }) => name === change.group?.name)?.key;
    return {
      ...change,
      group: change.group && { ...change.group, ...(key && { key }) },
      shownWhen: leadsTo?.service === screen.service ? leadsTo.shownWhen : null,
    };
  };
  const groups = screen.groups.map((group) => ({ ...group, above: inBlocks(group.above, targetOf) }));
  return { ...screen, groups, view: inBlocks(screen.view, targetOf) };
}

type TargetOf = (change: ChangeTarget) => ChangeTarget;

function inBlocks(blocks: readonly Block[], targetOf: TargetOf): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'link':
        return { ...block, change: block.change && targetOf(block.change) };
      case 'each':
        return { ...block, blocks: inBlocks(block.blocks, targetOf) };
      case 'summary':
        return { ...block, rows: block.rows.map((row) => inRow(row, targetOf)) };
      default:
        return block;
    }
  });
}

function inRow(row: SummaryRow | SummaryRows, targetOf: TargetOf): SummaryRow | SummaryRows {
  if ('rows' in row) return { ...row, rows: row.rows.map((inner) => inRow(inner, targetOf) as SummaryRow) };
  return { ...row, change: row.change && targetOf(row.change) };
}
