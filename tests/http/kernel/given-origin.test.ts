import { expect, it } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import type { Database } from '../../../src/server/db/database.ts';

it.each(['', 'portal.example', 'javascript:1', 'https://portal.example/svc', 'null'])(
  'no server starts with the publicOrigin %j, with the sandbox or without',
  async (publicOrigin) => {
    // Before it touches its database.
    const database = {} as Database;
    for (const sandbox of [true, false])
      await expect(createServer({ database, sandbox, publicOrigin })).rejects.toThrow(
        `publicOrigin must be an origin, for example https://portal.example: ${publicOrigin}`,
      );
  },
);
