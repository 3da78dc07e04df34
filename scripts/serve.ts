/** The reference portal on `PORT`, serving the built app: the last step of `npm start`. Run directly, it has a sandbox only with `SANDBOX=on`. */

import { createServer } from '../src/server/create-server.ts';
import { readConfig } from '../src/server/kernel/portal/config.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';
import { fillGenerated } from '../src/server/services/nq/catalogue/fill-generated.ts';
import { loadDrawing } from './serve/load-drawing.ts';

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openPortalDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder });
  await fillGenerated(database, config.madeUpQualifications, new Date());
  const server = await createServer({
    database,
    sandbox: config.sandbox,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    externalSite: { port: config.externalSitePort, host: config.host },
    settings: config.settings,
    draw: (await loadDrawing(new URL('../dist/html/', import.meta.url)))?.draw ?? null,
    callsPerMinute: config.callsPerMinute,
    runsJobs: true,
    logLevel: 'warn',
  });
  await server.listen({ port: config.port, host: config.host });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  console.log(`madoguchi: http://localhost:${port}/`);
  if (config.publicOrigin !== null) console.log(`公開するアドレス：${config.publicOrigin}（PUBLIC_ORIGIN）`);
  if (config.sandbox) {
    const from = config.host === '127.0.0.1' ? 'このコンピューターから、' : `HOST=${config.host} に届くどこからでも、`;
    console.log(`${from}サンプルの人でログインできます（SANDBOX=off で止められます）。`);
  } else console.log('お試し用の機能は止まっています（使うときは SANDBOX=on とします）。');

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      server.log.fatal({ err: error }, event);
      process.exit(1);
    });
  }

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

serve().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `ポート ${process.env.PORT ?? 8080} は使われています。PORT で別の番号を指定してください。`
      : error.message,
  );
  process.exit(1);
});
