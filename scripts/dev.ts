/**
 * `npm run dev`: the app with live descriptors, in front of its own reference server. The app listens on `PORT` (default 8080).
 * A saved YAML file is reloaded: wording changes in the open page, Problems are shown as an overlay. Saved server code, settings and calls start the server
 * again; what only a new start by hand takes up is said. Arguments (`-- --inspect`) go to the server's Node.
 */
import { createServer } from 'vite';
import { buildProject } from './build/build-project.ts';
import { problemsText } from './build/print-problems.ts';
import { liveDescriptors } from './dev/live-descriptors.ts';
import { startPortal } from './dev/portal-process.ts';
import { sandboxByDefault } from './sandbox-by-default.ts';

const root = process.cwd();
const { environment, says } = sandboxByDefault({ SANDBOX: process.env.SANDBOX });
if (says !== null) console.log(says);
const { problems } = await buildProject(root);
if (problems.length > 0) console.error(problemsText(root, problems));

const portal = await startPortal(environment, process.argv.slice(2));
const vite = await createServer({
  plugins: [liveDescriptors({ root, portal, problems })],
  server: {
    port: Number(process.env.PORT || 8080),
    strictPort: true,
    // Everything outside the app: calls, pages, the sandbox; and settings, which depend on who asks.
    proxy: { '^/(?!svc(/|$))|^/svc/data/settings\\.json$': { target: portal.origin, changeOrigin: false } },
  },
});
await vite.listen();
vite.printUrls();
if (process.stdin.isTTY) {
  console.log('Enter を押すと、サーバーを始め直します。');
  process.stdin.on('data', () => void portal.restart('サーバーを始め直します。'));
}
