import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { NaturalPortal } from './portal.ts';

/** Longer takes no answer of this machine. */
const mostMs = 60_000;

/**
 * As `fetch`, to another server of this process. `fetch` itself keeps its connections by `globalThis.setTimeout`, which is a browser's clock here: it
 * fails at whatever timer another browser had set. What `node:http` needs of time is its own.
 */
export const overSocket: NaturalPortal['send'] = (url, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sending = httpRequest(url, { method, headers: { ...headers, ...length }, agent: false, timeout: mostMs });
    sending.on('timeout', () => sending.destroy(new Error(`no answer from ${url.origin}`)));
    sending.on('error', reject);
    sending.on('response', (answer) => {
      const pairs = answer.rawHeaders.flatMap((name, nth, all): [string, string][] =>
        nth % 2 === 0 ? [[name, all[nth + 1] ?? '']] : [],
      );
      text(answer).then(
        (content) => resolve(new Response(content, { status: answer.statusCode ?? 500, headers: pairs })),
        reject,
      );
    });
    sending.end(body ?? undefined);
  });
