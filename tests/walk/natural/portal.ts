import { createServer } from '../../../src/server/create-server.ts';
import { openTestDatabase } from '../../http/test-database.ts';
import type { createRequests } from '../../stories/requests.ts';
import { type Undoable, undoable } from './undoable.ts';

/** The portal's server in this process, whose records can be put back. */
export interface NaturalPortal extends Pick<Undoable, 'undone'> {
  readonly origin: string;
  /** As `fetch`, without a socket where the portal itself is asked. */
  readonly send: NonNullable<Parameters<typeof createRequests>[2]>;
  close(): Promise<void>;
}

export async function openNaturalPortal(): Promise<NaturalPortal> {
  const { database, remove } = await openTestDatabase('PGlite');
  const own = undoable(database);
  const server = await createServer({ database: own, sandbox: true, callsPerMinute: 1_000_000_000 });
  // A connection that is reset, without a socket.
  server.addHook('onRequest', async ({ raw }) => {
    Object.assign(raw.socket, { destroy: () => raw.destroy(new Error('reset')) });
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    undone: own.undone,
    async send(url, { method, headers, body }) {
      if (url.origin !== origin) return fetch(url, { redirect: 'manual', method, headers, body });
      const answer = await server.inject({
        method: method as 'GET' | 'POST',
        url: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host },
        ...(body !== null && { payload: body }),
      });
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
