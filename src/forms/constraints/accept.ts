import type { Constraint } from '../../model/vocabulary.ts';
import { isAttachment } from '../attachment.ts';

/** Every entry is an uploaded file of one of these types. */
export function test(list: unknown, types: readonly string[]): boolean {
  return !Array.isArray(list) || list.every((entry) => isAttachment(entry) && types.includes(entry.type));
}

const pdf = { attachmentId: 'a1', name: '合格証書.pdf', bytes: 1000, type: 'pdf' };
const png = { attachmentId: 'a2', name: '写真.png', bytes: 1000, type: 'png' };

export const constraint: Constraint = {
  name: 'accept',
  says: '送れるファイルの種類（pdf、jpeg、png）',
  argument: { type: 'array', items: { enum: ['pdf', 'jpeg', 'png'] }, minItems: 1 },
  message: 'accept',
  appliesTo: ['list'],
  test,
  accepts: [
    [[], ['pdf']],
    [[pdf], ['pdf']],
    [
      [pdf, png],
      ['pdf', 'jpeg', 'png'],
    ],
  ],
  refuses: [
    [[png], ['pdf']],
    [[pdf, png], ['pdf']],
    [[{ ...pdf, attachmentId: '' }], ['pdf']],
    [[{ ...pdf, bytes: '1000' }], ['pdf']],
    [[{ ...pdf, type: 'toString' }], ['pdf']],
    [[null], ['pdf']],
    [['a.pdf'], ['pdf']],
  ],
};
