/** Runs the reference portal without the sandbox, and an OpenID provider on another site, where whoever presses logs in as the same person. */

import { createServer } from '../../../../src/server/create-server.ts';
import { keptKeys } from '../../../../src/server/db/kept-keys.ts';
import { openPortalDatabase } from '../../../../src/server/open-portal-database.ts';
import { oidcIdentity } from '../../../http/ports/oidc-identity.ts';
import { client, startProvider } from '../../../http/ports/oidc-provider.ts';
import { plainRegister } from '../../../http/ports/plain-register.ts';

const { PORT: port = '', MADOGUCHI_DATA: dataFolder = '' } = process.env;
const outside = await startProvider();
const database = await openPortalDatabase({ databaseUrl: null, dataFolder, keys: await keptKeys(dataFolder) });
const server = await createServer({
  database,
  publicOrigin: `http://127.0.0.1:${port}`,
  ports: { identity: oidcIdentity(outside.provider, client), register: plainRegister() },
});
process.once('SIGTERM', () => {
  outside.close();
  void server.close().then(() => process.exit(0));
});
await server.listen({ port: Number(port), host: '127.0.0.1' });
