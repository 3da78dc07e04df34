import type { FastifyInstance } from 'fastify';
import { createServer } from '../../src/server/create-server.ts';
import { openTestDatabase } from '../http/test-database.ts';

/** The portal's server without a port, on an empty database. Its stand-in for external sites still has one. */
export async function openRealPortal(): Promise<{ readonly app: FastifyInstance; close(): Promise<void> }> {
  const { database, remove } = await openTestDatabase('PGlite');
  const app = await createServer({ database, sandbox: true, callsPerMinute: 1_000_000 });
  await app.ready();
  return {
    app,
    async close() {
      await app.close();
      await remove();
    },
  };
}
