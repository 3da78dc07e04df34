import { expect, it } from 'vitest';
import { nextOf } from '../../src/server/common/agency/next-words.ts';

const now = new Date('2026-11-24T03:00:00Z');
const waiting = { next: '申請先が、内容を確認します。', by: '2026年12月24日ごろまで' };
const returned = { reason: '読めません', dueDate: '20261201' };
const payment = { yen: 4400, number: '1', dueDate: '20261124' };
const history = [{ at: '2026-11-20T03:00:00Z', event: '1' as const, note: '' }];
const none = { returned: null, payment: null, history };

it('while the agency has it, it is as it was filed', () => {
  for (const status of ['1', '2'] as const) expect(nextOf({ status, ...none }, now, waiting, 'nq')).toEqual(waiting);
});

it('what the applicant has to do comes first, with its day', () => {
  expect(nextOf({ status: '3', returned, payment: null, history }, now, waiting, 'nq')).toEqual({
    movedOn: true,
    next: '直すために戻されています。直すところを確かめて、もう一度申請してください。',
    by: '2026年12月1日まで',
    ends: { service: 'nq', day: '20261201' },
  });
  expect(nextOf({ status: '4', returned: null, payment, history }, now, waiting, 'nq')).toEqual({
    movedOn: true,
    next: '手数料を支払ってください。',
    by: 'きょう（2026年11月24日）の24時（日本時間）まで',
    ends: { service: 'nq', day: '20261124' },
  });
});

it('what has ended waits for nothing: finished, refused, withdrawn, lapsed [NQ-008]', () => {
  for (const status of ['5', '6', '7', '8'] as const) {
    const found = nextOf({ status, ...none }, now, waiting, 'nq');
    expect([found.next === waiting.next, found.by === waiting.by]).toEqual([false, false]);
    expect(found.movedOn).toBe(true);
    // When: the last that happened.
    expect(found.by).toMatch(/^2026年11月20日に終わりました。/);
  }
});
