/**
 * The process under load: a portal as people use it (no sandbox, its log lines written, its figures counted, its jobs run), and beside it the bare route.
 * Started by `serving-process.ts`; asked over the channel between the two.
 */
import { createServer } from '../../../src/server/create-server.ts';
import { readKeys } from '../../../src/server/db/key-ring.ts';
import { openPortalDatabase } from '../../../src/server/open-portal-database.ts';
import type { Ports } from '../../../src/server/ports/ports.ts';
import { plainRegister } from '../../http/ports/plain-register.ts';
import { bareServer } from './bare-route.ts';
import { watchHolds } from './holds.ts';
import type { Asked, Served, Told } from './serving-process.ts';

/** Milliseconds that the mail service takes for a question and for a mail. */
const mailMs = 50;

const { url, keys, origin, answerBytes } = JSON.parse(process.argv[2] ?? '') as Served;
const tell = (told: Told) => process.send?.(told);

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, mailMs));
let mails = 0;
const ports: Partial<Ports> = {
  register: plainRegister(),
  mailer: {
    async deliveryTo() {
      await pause();
      return 'delivered';
    },
    async send() {
      await pause();
      mails += 1;
    },
  },
};

const database = await openPortalDatabase({ databaseUrl: url, dataFolder: '', keys: readKeys(keys) });
const portal = await createServer({
  database,
  publicOrigin: origin,
  ports,
  callsPerMinute: 1_000_000,
  metrics: { port: 0, host: '127.0.0.1' },
  runsJobs: true,
  logLevel: 'info',
});
await portal.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
const bare = bareServer(database, answerBytes);
const bareOrigin = await bare.listen({ port: 0, host: '127.0.0.1' });

let holds: ReturnType<typeof watchHolds> | null = null;
process.on('message', async (asked: Asked) => {
  if (asked === 'end') {
    await bare.close();
    await portal.close();
    process.exit(0);
  }
  if (asked === 'watch') holds = watchHolds();
  const { user, system } = process.cpuUsage();
  tell({
    mails,
    cpuMs: (user + system) / 1000,
    rss: process.memoryUsage.rss(),
    held: asked === 'watched' ? (holds?.end() ?? null) : null,
  });
});
tell({ bareOrigin });
