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
  const copy = (generated: boolean) =>
    once(async () => {
      const { root, remove } = buildProjectCopy(repository, generated);
      undo.push(remove);
      return root;
    });
  const [plain, large] = [copy(false), copy(true)];
  return {
    ours: once(async () => served(startPortal(environment, { root: await plain() }))),
    oursLarge: once(async () => served(startPortal(environment, { root: await large() }))),
    byHand: once(async () => {
      const root = await plain();
      const folder = mkdtempSync(join(tmpdir(), 'madoguchi-hand-written-'));
      undo.push(() => rmSync(folder, { recursive: true, force: true }));
      await buildHandWritten(folder);
      return served(startPortal({ ...environment, BENCH_SITE: folder }, { root, script: 'scripts/bench-site.ts' }));
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
