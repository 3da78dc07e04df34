import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPortal, startPortal } from '../browser/harness/start-portal.ts';
import { buildHandWritten } from './build-hand-written.ts';
import { type AddedService, generatedService } from './generated-service.ts';
import { growthService } from './growth-service.ts';
import { madeUpQualifications } from './measured-pages.ts';
import { buildProjectCopy } from './project-copy.ts';

/** Running servers, started when first asked for. `ours` is the project as it is; the others have a generated service too. */
export interface Sites {
  ours(): Promise<string>;
  oursLarge(): Promise<string>;
  oursGrowing(): Promise<string>;
  byHand(): Promise<string>;
  close(): Promise<void>;
}

/** What `MADOGUCHI_MADE_UP` was called in earlier revisions; later ones do not start with a setting that they do not have. */
const formerName = 'MADOGUCHI_MADE_UP_QUALIFICATIONS';

const environmentOf = (repository: string, revision: string | null) => ({
  MADOGUCHI_MADE_UP: String(madeUpQualifications),
  MADOGUCHI_CALLS_PER_MINUTE: '1000000',
  ...(revision !== null && hasFormerName(repository, revision) && { [formerName]: String(madeUpQualifications) }),
});

function hasFormerName(repository: string, revision: string): boolean {
  const words = ['grep', '--quiet', formerName, revision, '--', 'src', 'scripts'];
  return spawnSync('git', words, { cwd: repository }).status === 0;
}

/** Every side is built for production and served by the same portal server in a process of its own: same calls, same compression, same headers. `revision` null = as in the work tree. */
export function openSites(repository: string, revision: string | null = null): Sites {
  const undo: (() => void | Promise<void>)[] = [];
  const served = async (start: Promise<RunningPortal>) => {
    const portal = await start;
    undo.push(() => portal.stop());
    return portal.origin;
  };
  const copy = (added: AddedService | null) =>
    once(async () => {
      const { root, remove } = buildProjectCopy(repository, revision, added);
      undo.push(remove);
      return root;
    });
  const plain = copy(null);
  const environment = environmentOf(repository, revision);
  const own = (root: () => Promise<string>) =>
    once(async () => served(startPortal(environment, { root: await root() })));
  return {
    ours: own(plain),
    oursLarge: own(copy(generatedService())),
    oursGrowing: own(copy(growthService())),
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
