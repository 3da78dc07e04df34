import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { belongingTo, requestIds } from '../../src/server/kernel/log/request-id.ts';

const named = 'a3f0c1d2e4b5968778695a4b3c2d1e0f';
const made = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idOf = requestIds(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']);
const request = (remoteAddress: string | undefined, id?: string | string[]) =>
  ({ headers: { ...(id !== undefined && { 'x-request-id': id }) }, socket: { remoteAddress } }) as IncomingMessage;

describe('a request is named', () => {
  it.each(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8::5', '::1'])('by a trusted proxy (%s)', (peer) => {
    expect(idOf(request(peer, named))).toBe(named);
  });

  it.each(['192.0.2.8', '11.0.0.1', '::2', '::ffff:192.0.2.8', '', undefined])('by nobody else (%s)', (peer) => {
    expect(idOf(request(peer, named))).toMatch(made);
  });

  it.each([
    'hanako-mihon-from-tokyo',
    '東京都見本区例示町一丁目45番地です',
    '2026112400000001',
    `${named}\n`,
    `${named}, ${named}`,
    named.repeat(3),
    '',
  ])('anew where a proxy says %j', (id) => {
    expect(idOf(request('10.1.2.3', id))).toMatch(made);
    expect(idOf(request('10.1.2.3', [named, id]))).toMatch(made);
  });

  it('each by another name, and what a request asks in this process by its own', () => {
    expect(idOf(request('10.1.2.3'))).not.toBe(idOf(request('10.1.2.3')));
    expect(belongingTo('outer', () => idOf(request('10.1.2.3', named)))).toBe('outer');
  });
});
