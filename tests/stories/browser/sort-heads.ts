import type { TableBlock } from '../../../src/blocks/table/block.ts';
import { blocksOf } from '../../../src/load/blocks/leads-of.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { Labelled } from './labelled.ts';

/** Heads of columns that sort: links that no story means by what a row leads to. */
export function sortHeads(screen: Screen): readonly Labelled[] {
  return blocksOf(screen)
    .filter(({ kind }) => kind === 'table')
    .flatMap((block) => (block as unknown as TableBlock).columns ?? [])
    .filter(({ sort }) => sort !== '')
    .map(({ label }) => ({ label }));
}
