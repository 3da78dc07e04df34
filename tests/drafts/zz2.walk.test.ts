import { it } from 'vitest';
import fc from 'fast-check';
import { Session } from 'node:inspector/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { openDrafts, drafts } from './check-drafts.ts';
it('x', async () => {
  const open = await openDrafts();
  const session = new Session(); session.connect(); if (process.env.PROF) { await session.post('Profiler.enable'); await session.post('Profiler.start'); }
  const only = process.env.ONLY ?? '';
  const samples = fc.sample(drafts(open.filings.filter((f) => f.includes(only))), { numRuns: Number(process.env.RUNS ?? 60), seed: Number(process.env.SEED ?? 1) });
  const by: Record<string, number[]> = {};
  const cpu0 = process.cpuUsage();
  const seen = new Map<string, number>();
  for (const [nth, draft] of samples.entries()) {
    const c0 = process.cpuUsage();
    const made = await open.make(draft).catch((error) => ({ stopped: 'THROWN', faults: [String(error.stack)], person: '?', way: null }));
    const c = process.cpuUsage(c0);
    const f = (by[draft.filing] ??= [0, 0, 0]); f[0]! += 1; f[1]! += made.stopped === null ? 1 : 0; f[2]! += (c.user + c.system) / 1e6;
    for (const fault of made.faults) { const key = draft.filing + fault.slice(0, 60); const n = (seen.get(key) ?? 0) + 1; seen.set(key, n); if (n <= 2) console.log('FAULT', nth, draft.filing, made.person, fault.slice(0, 1500)); }
    if (made.stopped !== null && process.env.STOPS) console.log('STOP', nth, draft.filing, made.person, made.stopped.slice(0, 700));
  }
  console.log(by, process.cpuUsage(cpu0), seen);
  if (process.env.PROF) { const { profile } = await session.post('Profiler.stop'); mkdirSync('/tmp/prop-prof', { recursive: true }); writeFileSync('/tmp/prop-prof/a.cpuprofile', JSON.stringify(profile)); }
  await open.close();
}, 3_000_000);
