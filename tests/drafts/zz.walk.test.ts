import { it } from 'vitest';
import { Session } from 'node:inspector/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { realGround } from '../walk/real-ground.ts';
import { openNaturalPortal } from '../walk/natural/portal.ts';
import { emptyLedger } from '../walk/natural/ledger.ts';
import { witness as openWitness } from '../walk/natural/witness.ts';
import { readWays } from './ways.ts';
import { begin, fileByChance } from './play-draft.ts';
import { tapeOf } from './tape.ts';
import { watching } from './stages.ts';
import { differences } from './compare.ts';
import type { Tab } from '../runtime/browser.ts';
import type { Driver } from '../../src/stories/driver.ts';
import type { Witness } from '../walk/natural/witness.ts';

it('x', async () => {
  const ground = realGround();
  const portal = await openNaturalPortal();
  const ledger = emptyLedger();
  const { all, missing } = readWays(ground);
  console.log('missing', missing);
  const only = process.env.ONLY ?? '';
  const runs = Number(process.env.RUNS ?? 1);
  const wander = Number(process.env.WANDER ?? 0);
  const session = new Session(); session.connect(); await session.post('Profiler.enable'); await session.post('Profiler.start'); const cpu0 = process.cpuUsage();
  let seed = 1;
  const rand = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
  for (const way of all.filter(({ key }) => key.includes(only)))
    for (const person of way.people)
      for (let run = 0; run < runs; run += 1) {
        const filing = way.before ?? way.filing;
        let now = watching(ground, portal, filing, () => own.tab());
        const calls: string[] = [];
        const own: Witness = openWitness({ ground, portal: { ...portal, send: (url, init) => { calls.push(url.pathname.split('/').slice(-2).join('/')); return now.send(url, init); } }, ledger, told: new Set() }, null, async () => {});
        const started = performance.now();
        const typing = Array.from({ length: 60 }, () => Math.floor(rand() / 65536) );
        const wandering = Array.from({ length: wander }, () => Math.floor(rand() / 65536) );
        const chance = { wandering: tapeOf(wandering), typing: tapeOf(run === 0 && wander === 0 ? [] : typing) };
        const why = await portal.undone(() => own.within(async () => {
          const watched = { witness: own, look: (tab: Tab) => now.look(tab), lookAtCard: (d: Driver, a: string) => now.lookAtCard(d, a), isFiled: () => now.stages.isFiled };
          try {
            await begin(ground, watched, { person, open: way.open, with: way.with ?? {}, launch: way.launch ?? null });
            let stopped = await fileByChance(ground, watched, filing, chance, person);
            await own.settled();
            if (stopped === null && way.before !== null) { now = watching(ground, portal, way.filing, () => own.tab()); stopped = await fileByChance(ground, watched, way.filing, chance, person); await own.settled(); }
            if (stopped === null) { const d = differences(now.stages); console.log(now.stages.leaves.length, 'leaves', now.stages.rows.length, 'rows', now.stages.signed?.rows.length, 'signed', now.stages.receipts.length, 'receipts', now.stages.answered.length, d.join('\n   ')); }
            return stopped;
          } catch (error) { return String((error as Error).stack); } finally { await own.driver.close(); await own.settled(); }
        }));
        console.log(way.key, person, why ?? 'FILED', Math.round(performance.now() - started), 'ms', calls.length, 'calls', why === null ? '' : calls.slice(-12).join(' '));
      }
  console.log([...ledger.unknown, ...ledger.refused, ...ledger.broken]);
  const { profile } = await session.post('Profiler.stop'); console.log(process.cpuUsage(cpu0)); mkdirSync('/tmp/prop-prof', { recursive: true }); writeFileSync('/tmp/prop-prof/a.cpuprofile', JSON.stringify(profile));
  await portal.close();
}, 600_000);
