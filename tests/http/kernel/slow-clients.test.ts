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
});
