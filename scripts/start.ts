/** `npm start`: builds the descriptors, bundles the app, and serves it as in production. For `PORT` and other variables see docs/operations.md. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { cannotListen } from '../src/server/kernel/portal/cannot-listen.ts';
import { readConfig } from '../src/server/kernel/portal/config.ts';
import { run } from './run.ts';
import { sandboxByDefault } from './sandbox-by-default.ts';
import { startFailure } from './serve/start-failure.ts';

/** Rejects, as the server would once everything is built. */
async function mayListen(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

const { environment, says } = sandboxByDefault(process.env);
if (says !== null) console.log(says);

// What would keep the last step from starting is said before the first.
try {
  const { port, host } = readConfig({ ...process.env, ...environment });
  await mayListen(port, host).catch(cannotListen('HOST', host, 'PORT'));
} catch (error) {
  console.error(startFailure(error as Error));
  process.exit(1);
}

await run('tsx', ['scripts/build.ts']);
await run('tsx', ['scripts/bundle.ts']);
await run('tsx', ['scripts/serve.ts'], { NODE_ENV: 'production', ...environment });
