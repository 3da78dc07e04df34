/** In a copy of the project: opens the portal with an empty database, and looks at its own pages. Prints what it found, as JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../src/server/create-server.ts';
import { keptKeys } from '../../src/server/db/kept-keys.ts';
import { openPortalDatabase } from '../../src/server/open-portal-database.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-taken-out-data-'));
const server = await createServer({
  database: await openPortalDatabase({ databaseUrl: null, dataFolder, keys: await keptKeys(dataFolder) }),
  sandbox: true,
});
const login = await server.inject('/sandbox/login?persona=qr&to=/');
const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const pages: { [path: string]: number } = {};
for (const path of ['/', '/login', '/todo', '/sandbox', '/sandbox/mails', '/livez'])
  pages[path] = (await server.inject({ url: path, headers: { cookie } })).statusCode;
const home = (await server.inject({ url: '/', headers: { cookie } })).body;
const cards = [...home.matchAll(/<li data-service="[^"]+"><a class="ui-link" href="([^"]+)"/g)].map(([, to]) => to);
await server.close();
rmSync(dataFolder, { recursive: true, force: true });
console.log(JSON.stringify({ pages, cards }));
