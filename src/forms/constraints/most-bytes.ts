import type { Constraint } from '../../model/vocabulary.ts';
import { isAttachment } from '../attachment.ts';

/** Per file, not in total. Entries that are not files are left to `accept`. */
export function test(list: unknown, most: number): boolean {
  return !Array.isArray(list) || list.every((entry) => !isAttachment(entry) || entry.bytes <= most);
}

const file = (bytes: number) => ({ attachmentId: 'a1', name: '合格証書.pdf', bytes, type: 'pdf' });

export const constraint: Constraint = {
  name: 'mostBytes',
  says: 'ファイル一つの大きさの上限（バイト）',
  argument: { type: 'integer', minimum: 1 },
  message: 'mostBytes',
  appliesTo: ['list'],
  test,
  accepts: [
    [[], 10],
    [[file(10)], 10],
    [[null], 10],
  ],
  refuses: [
    [[file(11)], 10],
    [[file(1), file(11)], 10],
    [[file(Number.MAX_SAFE_INTEGER)], 10],
  ],
};
