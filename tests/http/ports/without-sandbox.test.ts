import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { freeOrigin } from '../free-origin.ts';
import { databases } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';

const server = fileURLToPath(new URL('../../../src/server/', import.meta.url));

/** What is made up. */
const madeUp = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(sandbox|(services|common)\/[^/]+\/stand-in)\/.*\.tsx?$/.test(file),
);

const loaded: string[] = [];
for (const file of madeUp)
  vi.doMock(`${server}${file}`, () => {
    loaded.push(file);
    return {};
  });

describe.each(databases)('without the sandbox on %s', (kind) => {
  it('nothing that is made up is loaded, and what is not connected is told at the start', async () => {
    expect(madeUp.length).toBeGreaterThan(20);
    // The harness has loaded it already.
    vi.resetModules();
    const { createServer } = await import('../../../src/server/create-server.ts');
    const { database, remove } = await openTestDatabase(kind);
    const lines: string[] = [];
    const options = { database, logLevel: 'warn', logTo: { write: (line: string) => void lines.push(line) } } as const;
    const portal = await createServer({ ...options, sandbox: false, publicOrigin: await freeOrigin() });
    expect((await portal.inject({ url: '/' })).statusCode).toBe(200);
    expect((await portal.inject({ url: '/sandbox' })).statusCode).toBe(404);
    await portal.close();
    await remove();
    expect(loaded).toEqual([]);
    expect(lines.join('')).toContain('"missing":["identity","register","mailer","signing","backOffice"]');
  }, 60_000);
});
