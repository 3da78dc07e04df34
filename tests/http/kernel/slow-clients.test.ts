import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, Visitor } from './visitor.ts';

/** What comes over the connection until it is closed. */
function until(closed: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    closed.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    closed.once('close', () => resolve(text));
    closed.once('error', reject);
  });
}

describe.each(databases)('whoever connects and does not go on, on %s', (kind) => {
  const logged: string[] = [];
  const portal = samplePortal(kind, {
    httpLimits: { headersSeconds: 1, requestSeconds: 2, keepAliveSeconds: 1 },
    logLevel: 'info',
    logTo: { write: (line) => void logged.push(line) },
  });
  const connected = (sent: string) => {
    const { port, hostname } = new URL(portal.origin);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    return until(socket);
  };
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: ${new URL(portal.origin).host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

  it('is let go, each after its time, while others are served', async () => {
    const ends = Promise.all([
      connected(''),
      connected('POST /api/sample/who HTTP/1.1\r\nhost: a'),
      connected(`${head('/api/sample/who', 100)}{"commonHeader":`),
      connected('GET / HTTP/1.1\r\nhost: a\r\n'),
      // The next request never comes.
      connected('GET /livez HTTP/1.1\r\nhost: a\r\n\r\n'),
    ]);
    let served = 0;
    let isOver = false;
    const others = async () => {
      while (!isOver) {
        expect((await new Visitor(portal).call('who')).status).toBe(200);
        served += 1;
      }
    };
    const serving = others();
    // How long the answer takes is another matter: a QR status call has five minutes [AM-070 AM-071].
    const patient = await citizen(portal);
    await patient.post('/sandbox/faults', { path: '/api/sample/who', delaySeconds: 4 });
    const slow = patient.call('who');
    const [silent, half, body, page, kept] = await ends;
    isOver = true;
    await serving;
    expect((await slow).json.resultCode).toBe('0000');
    expect(served).toBeGreaterThan(20);
    for (const text of [silent, half, body, page]) {
      expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(text).toMatch(/\r\ncache-control: no-store\r\n/i);
      expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      expect(text).toMatch(/\{"resultCode":"9001",.*\}$/);
    }
    expect(kept).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\{"status":"ok"\}$/);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  /** Sends the head, and then this again and again until nobody takes it. */
  const endless = (first: string, again: string, everyMs: number) => {
    const { port, hostname } = new URL(portal.origin);
    const socket = connect(Number(port), hostname);
    socket.write(first);
    const timer = setInterval(() => socket.writable && socket.write(again), everyMs);
    const parts: string[] = [];
    socket.on('data', (chunk: Buffer) => parts.push(chunk.toString()));
    // Who goes on sending to a connection that was closed is told so.
    socket.on('error', () => undefined);
    return new Promise<string>((resolve) => {
      socket.once('close', () => {
        clearInterval(timer);
        resolve(parts.join(''));
      });
    });
  };

  it('whatever they send, slowly, by halves or without end, while a hundred others are served', async () => {
    const chunked = `POST /api/sample/who HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const kilobytes = 'x'.repeat(64 * 1024);
    const bad: readonly (readonly [ends: number, client: () => Promise<string>])[] = [
      [408, () => endless(head('/api/sample/who', 1000), ' ', 100)],
      [408, () => endless('POST /api/sample/who HTTP/1.1\r\nhost: a\r\nx-slow: ', 'a', 100)],
      [408, () => endless(chunked, '1\r\n \r\n', 100)],
      [413, () => endless(head('/api/sample/who', 50_000_000), kilobytes, 5)],
      [413, () => endless(chunked, `10000\r\n${kilobytes}\r\n`, 5)],
      [431, () => endless('GET / HTTP/1.1\r\nhost: a\r\nx-long: ', kilobytes, 5)],
    ];
    const ends = Promise.all(
      Array.from({ length: 60 }, async (_, nth) => {
        const [status, client] = bad[nth % bad.length] ?? [0, async () => ''];
        const text = await client();
        return { status, text };
      }),
    );
    const others = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const visitor = new Visitor(portal);
        const statuses: number[] = [];
        for (let call = 0; call < 5; call += 1) statuses.push((await visitor.call('who')).status);
        return statuses;
      }),
    );
    expect(others.flat().filter((status) => status !== 200)).toEqual([]);
    // A connection that is still being sent to may be reset before its answer is read.
    for (const { status, text } of await ends) if (text !== '') expect(text).toContain(`HTTP/1.1 ${status} `);
    expect((await new Visitor(portal).call('who')).status).toBe(200);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
