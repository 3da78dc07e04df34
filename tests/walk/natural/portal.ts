import { createServer } from '../../../src/server/create-server.ts';
import { pathOf, screenId } from '../../http/contract/client.ts';
import { openTestDatabase } from '../../http/test-database.ts';
import type { createRequests } from '../../stories/requests.ts';
import { overSocket } from './over-socket.ts';
import { type Undoable, undoable } from './undoable.ts';

/** The portal's server in this process, whose records can be put back. */
export interface NaturalPortal extends Pick<Undoable, 'undone' | 'query'> {
  readonly origin: string;
  /** As `fetch`, without a socket where the portal itself is asked. */
  readonly send: NonNullable<Parameters<typeof createRequests>[2]>;
  close(): Promise<void>;
}

export async function openNaturalPortal(): Promise<NaturalPortal> {
  const { database, remove } = await openTestDatabase('PGlite');
  const own = undoable(database);
  const server = await createServer({ database: own, sandbox: true, callsPerMinute: 1_000_000_000 });
  const resets = new Map<string, () => void>();
  let asked = 0;
  // There is no socket whose connection could be reset.
  server.addHook('onRequest', async ({ raw }) => {
    Object.assign(raw.socket, { destroy: resets.get(String(raw.headers['request-number'])) });
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  // The first call of the administration makes its samples: they stay when a story is undone.
  const made = await server.inject({
    method: 'POST',
    url: pathOf('adminSession'),
    headers: { origin, host: new URL(origin).host },
    payload: { commonHeader: { screenId } },
  });
  if (made.statusCode !== 200) throw new Error(`the samples could not be made: ${made.body}`);
  return {
    origin,
    undone: own.undone,
    query: own.query,
    async send(url, { method, headers, body }) {
      if (url.origin !== origin) return overSocket(url, { method, headers, body });
      asked += 1;
      const number = String(asked);
      const reset = new Promise<never>((_resolve, reject) => {
        resets.set(number, () => reject(new TypeError('The connection was reset')));
      });
      const injected = server.inject({
        method: method as 'GET' | 'POST',
        url: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host, 'request-number': number },
        ...(body !== null && { payload: body }),
      });
      const answer = await Promise.race([injected, reset]).finally(() => resets.delete(number));
      const given = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
      );
      const content = [204, 304].includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
      return new Response(content, { status: answer.statusCode, headers: given });
    },
    async close() {
      await server.close();
      await remove();
    },
  };
}
