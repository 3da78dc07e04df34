import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import { numberIn } from './everyday-words.ts';

/** What a citizen filed under a number, or has to do about it. */
export function filedUnder({ tasks, begun, underWay, finished }: Waiting, number: string): readonly Entry[] {
  const entries = [...tasks, ...begun, ...underWay, ...finished].filter((entry): entry is Entry => 'facts' in entry);
  return entries.filter(({ facts = [] }) => facts.some(({ value }) => numberIn(value) === number));
}
