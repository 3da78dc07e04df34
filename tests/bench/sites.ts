import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPortal, startPortal } from '../browser/harness/start-portal.ts';
import { buildHandWritten } from './build-hand-written.ts';
import { madeUpQualifications } from './measured-pages.ts';
import { buildProjectCopy } from './project-copy.ts';

/** Running servers, started when first asked for. `ours` is the project as it is, `oursLarge` has the generated service too. */
export interface Sites {
  ours(): Promise<string>;
  oursLarge(): Promise<string>;
  byHand(): Promise<string>;
  close(): Promise<void>;
}

const environment = {
  MADOGUCHI_MADE_UP_QUALIFICATIONS: String(madeUpQualifications),
  MADOGUCHI_CALLS_PER_MINUTE: '1000000',
};

/** Every side is built for production and served by the same portal server in a process of its own: same calls, same compression, same headers. */
export function openSites(repository: string): Sites {
  const undo: (() => void | Promise<void>)[] = [];
  const served = async (start: Promise<RunningPortal>) => {
    const portal = await start;
    undo.push(() => portal.stop());
    return portal.origin;
  };
  const project = (generated: boolean) =>
    once(async () => {
      const { root, remove } = buildProjectCopy(repository, generated);
      undo.push(remove);
      return served(startPortal(environment, { root }));
    });
  return {
    ours: project(false),
    oursLarge: project(true),
    byHand: once(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'madoguchi-hand-written-'));
      undo.push(() => rmSync(folder, { recursive: true, force: true }));
      await buildHandWritten(folder);
      const site = { ...environment, BENCH_SITE: folder };
      return served(startPortal(site, { root: repository, script: 'scripts/bench-site.ts' }));
    }),
    async close() {
      for (const step of undo.toReversed()) await step();
    },
  };
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}
