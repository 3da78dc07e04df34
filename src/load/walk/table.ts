import type { Table, TableColumn } from '../../model/block.ts';
import { member } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';

/** As its schema gives it: the names of its targets as they are written. */
export type RawTable = Omit<Table, 'columns'> & { readonly columns: readonly RawColumn[] };
type RawColumn = Omit<TableColumn, 'to' | 'at'> & { readonly to: string | null };

/** Whether `to` names a screen or an address is known when all screens are read (`withLinkTargets`). */
export function tableOf(walk: Walk, raw: RawTable): Table {
  for (const part of [raw.paging, raw.sorting]) if (part) referToDefault(walk, part);
  return { ...raw, columns: raw.columns.map((column) => columnOf(walk, column, raw)) };
}

/** The parameter that is meant where none is written must be declared as one that is. */
function referToDefault(walk: Walk, part: { readonly parameter: string }): void {
  const node = walk.origins.get(part);
  if (node === undefined || member(node, 'parameter') !== undefined) return;
  walk.references.push({ what: 'url', name: part.parameter, at: node.at, also: [] });
}

function columnOf(walk: Walk, raw: RawColumn, { sorting }: RawTable): TableColumn {
  const node = walk.origins.get(raw);
  if (node !== undefined) {
    if (raw.to !== null && raw.action !== null) {
      tell(walk, 'schema/one-of', node.at, '列には、to か action のどちらか一つだけを書いてください。');
    } else if (raw.to === null && Object.keys(raw.with).length > 0) {
      tell(walk, 'schema/one-of', node.at, 'with は、to と一緒に書いてください（行き先の住所に付く値です）。');
    }
    if (raw.sort !== '' && sorting === null) {
      const at = member(node, 'sort')?.at ?? node.at;
      const message = '並べ替える列がある表には、sorting（今の並び順と url のパラメーター）を書いてください。';
      tell(walk, 'table/sorting', at, message);
    }
  }
  return { ...raw, to: raw.to === null ? null : { screen: raw.to }, ...(node && { at: node.at }) };
}
