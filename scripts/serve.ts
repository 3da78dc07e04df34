/** The reference portal on `PORT`, serving the built app: the last step of `npm start`. Run directly, it has a sandbox only with `SANDBOX=on`. */

import { loadDrawing } from './serve/load-drawing.ts';
import { servePortal } from './serve/serve-portal.ts';
import { startFailure } from './serve/start-failure.ts';

async function serve(): Promise<void> {
  const drawing = await loadDrawing(new URL('../dist/html/', import.meta.url));
  const { config, port } = await servePortal({ draw: drawing?.draw ?? null });
  console.log(`madoguchi: http://localhost:${port}/`);
  if (config.publicOrigin !== null) console.log(`公開するアドレス：${config.publicOrigin}（PUBLIC_ORIGIN）`);
  if (config.sandbox) {
    const from = config.host === '127.0.0.1' ? 'このコンピューターから、' : `HOST=${config.host} に届くどこからでも、`;
    console.log(`${from}サンプルの人でログインできます（SANDBOX=off で止められます）。`);
  } else console.log('お試し用の機能は止まっています（使うときは SANDBOX=on とします）。');
}

serve().catch((error: NodeJS.ErrnoException & { readonly port?: number }) => {
  console.error(startFailure(error));
  process.exit(1);
});
