import { createServer } from '../../src/server/create-server.ts';
import { openTestDatabase } from '../http/test-database.ts';

export interface RealPortal {
  readonly origin: string;
  close(): Promise<void>;
}

/** The portal's server in this process, on a free port and an empty database. */
export async function openRealPortal(): Promise<RealPortal> {
  const { database, remove } = await openTestDatabase('PGlite');
  const server = await createServer({ database, sandbox: true, callsPerMinute: 1_000_000 });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    async close() {
      await server.close();
      await remove();
    },
  };
}
