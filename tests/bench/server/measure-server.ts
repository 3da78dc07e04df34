import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeys } from '../../../src/server/db/key-ring.ts';
import { openPortalDatabase } from '../../../src/server/open-portal-database.ts';
import { offerProcedures } from '../../http/contract/nq/apply-journey.ts';
import { freeOrigin } from '../../http/free-origin.ts';
import { hasPostgres, startPostgres } from '../../http/postgres.ts';
import { besideBare } from './beside-bare.ts';
import { checks, codeMails, draftSaves, submissions } from './calls.ts';
import { waitBesideCodeMails } from './code-mail-wait.ts';
import { jobsHeld } from './jobs-held.ts';
import { asking, askingBare, load, target } from './load.ts';
import { openSessions } from './people.ts';
import { startServing } from './serving-process.ts';

const openSessionCount = 10_000;
const mostMegabytes = 500;
const older = `older:${Buffer.alloc(32, 1).toString('base64')}`;
const newer = `newer:${Buffer.alloc(32, 2).toString('base64')}`;

export interface ServerMeasure {
  readonly rounds: number;
  /** For how long each kind is asked for in a round. */
  readonly ms: number;
  /** Answers after which the memory is looked at. */
  readonly requests: number;
  /** Of `load`, `mails`, `memory`, `jobs`. */
  readonly what: readonly string[];
  /** Of `check`, `save`, `submit`. */
  readonly kinds: readonly string[];
}

/** The portal on PostgreSQL under load, beside a bare route of the same process. */
export async function measureServer({ rounds, ms, requests, what, kinds }: ServerMeasure): Promise<string> {
  if (!hasPostgres) return 'PostgreSQL is not installed here.';
  const folder = mkdtempSync(join(tmpdir(), 'madoguchi-bench-server-'));
  const postgres = await startPostgres();
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true }), postgres.stop];
  try {
    const database = await openPortalDatabase({ databaseUrl: postgres.url, dataFolder: '', keys: readKeys(older) });
    undo.push(() => database.close());
    await offerProcedures(database);
    const people = await openSessions(database, openSessionCount, { fetches: 4 });
    await database.query(`delete from jobs where kind = 'plan'`);
    await database.script('analyze');
    const origin = await freeOrigin();
    const portal = target(origin);
    const served = { url: postgres.url, keys: `${newer},${older}`, origin, answerBytes: 330 };
    const serving = await startServing(served, join(folder, 'log'));
    undo.push(() => serving.stop());
    const bare = target(serving.bareOrigin);
    undo.push(() => Promise.all([portal.close(), bare.close()]));
    const sections: string[] = [];
    const check = asking(portal, checks(people));
    let answered = 0;
    if (what.includes('load')) {
      const compared = await besideBare(
        serving,
        askingBare(
          bare,
          people.map(({ sessionId }) => sessionId),
        ),
        [
          { name: 'check', says: 'login check (isLogin)', asks: check, reach: 0.4 },
          { name: 'save', says: 'draft save (nqDraftSave)', asks: asking(portal, draftSaves(people)), reach: 0.15 },
          { name: 'submit', says: 'submit (createXml)', asks: asking(portal, submissions(people)), reach: 0.1 },
        ].filter(({ name }) => kinds.includes(name)),
        { rounds, ms },
      );
      answered = compared.answered;
      sections.push(compared.text);
    }
    if (what.includes('mails'))
      sections.push(await waitBesideCodeMails(serving, portal, { codes: codeMails(people), checks: checks(people) }));
    if (what.includes('memory')) {
      if (answered < requests) answered += (await load(check, { times: requests - answered })).answered;
      const megabytes = (await serving.ask('state')).rss / 2 ** 20;
      sections.push(
        `${answered.toLocaleString('en')} answers later the serving process has ${megabytes.toFixed(0)} MB of resident memory (reach: under ${mostMegabytes} MB after 100,000: ${megabytes < mostMegabytes ? 'reached' : 'missed'}).`,
      );
    }
    if (what.includes('jobs')) sections.push(await jobsHeld(serving, database));
    return sections.join('\n\n');
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
