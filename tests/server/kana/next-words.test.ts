import { expect, it } from 'vitest';
import type { KanaDocument } from '../../../src/server/services/kana/documents.ts';
import { nextOf, receiptNext } from '../../../src/server/services/kana/next-words.ts';
import type { Procedure, ProcedureStatus } from '../../../src/server/services/kana/procedures.ts';

const now = new Date('2026-11-24T03:00:00Z');
const procedure = (status: ProcedureStatus, ...types: readonly ('1' | '2' | '3')[]) =>
  ({ id: 'p', status, histories: types.map((type) => ({ type })) }) as unknown as Procedure;
const request = (more: Partial<KanaDocument> = {}) =>
  ({
    id: 'd',
    procedureId: 'p',
    adjustment: { dueDate: '20261224', reports: [] },
    isAnswered: false,
    isLapsed: false,
    ...more,
  }) as unknown as KanaDocument;

it('while the municipality has it, it is as it was filed', () => {
  expect(nextOf(procedure('1', '1'), 0, [], now)).toEqual(receiptNext['1']);
  // A request that lapsed, or is about something else, asks for nothing.
  for (const more of [{ isLapsed: true }, { procedureId: 'other' }])
    expect(nextOf(procedure('2', '1'), 0, [request(more)], now)).toEqual(receiptNext['1']);
});

it('a correction that is asked for comes first, with its day', () => {
  expect(nextOf(procedure('2', '1'), 0, [request()], now)).toEqual({
    movedOn: true,
    next: '市区町村から、訂正を依頼されています。はじめの画面の「届出を訂正する」から、訂正してください。',
    by: '2026年12月24日まで',
  });
});

it('what was corrected, withdrawn or entered waits for nothing', () => {
  const found = [
    nextOf(procedure('1', '2', '1'), 1, [], now),
    nextOf(procedure('3', '3', '1'), 1, [], now),
    nextOf(procedure('4', '1'), 0, [], now),
  ];
  for (const { next } of found) expect(next).not.toContain('確認');
  expect(nextOf(procedure('3', '3', '1'), 0, [], now)).toEqual(receiptNext['3']);
});
