/**
 * `npm run dev`: the app with live descriptors, in front of its own reference server. The app listens on `PORT` (default 8080).
 * A saved YAML file is reloaded: wording changes in the open page, Problems are shown as an overlay.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createNetServer } from 'node:net';
import { createServer } from 'vite';
import { buildProject } from './build/build-project.ts';
import { problemsText } from './build/print-problems.ts';
import { liveDescriptors } from './dev/live-descriptors.ts';
import { sandboxByDefault } from './sandbox-by-default.ts';

const root = process.cwd();
const { environment, says } = sandboxByDefault({ SANDBOX: process.env.SANDBOX });
if (says !== null) console.log(says);
const { problems } = await buildProject(root);
if (problems.length > 0) console.error(problemsText(root, problems));

const portal = await startPortal();
const vite = await createServer({
  plugins: [liveDescriptors({ root, portal, problems })],
  server: {
    port: Number(process.env.PORT || 8080),
    strictPort: true,
    // Everything outside the app: calls, pages, the sandbox.
    proxy: { '^/(?!svc(/|$))': { target: portal, changeOrigin: false } },
  },
});
await vite.listen();
vite.printUrls();

/** Starts the reference server on a free port and returns its origin. It ends with this process. */
async function startPortal(): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Only this process connects to it.
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
  });
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  child.once('exit', (code) => process.exit(code ?? 1));
  // Its first line of output says that it is listening.
  await once(child.stdout, 'data');
  child.stdout.resume();
  return `http://127.0.0.1:${port}`;
}

async function freePort(): Promise<number> {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
