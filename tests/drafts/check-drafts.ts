import fc from 'fast-check';
import type { Tab } from '../runtime/browser.ts';
import type { Ground } from '../walk/ground.ts';
import { emptyLedger } from '../walk/natural/ledger.ts';
import { type NaturalPortal, openNaturalPortal } from '../walk/natural/portal.ts';
import { type Witness, witness } from '../walk/natural/witness.ts';
import { realGround } from '../walk/real-ground.ts';
import { differences } from './compare.ts';
import { begin, fileByChance } from './play-draft.ts';
import { type Watching, watching } from './stages.ts';
import { tapeOf } from './tape.ts';
import { readWays, type Way } from './ways.ts';

/** One draft: for whom it is made, and everything that is decided on the way. */
export interface Draft {
  readonly filing: string;
  readonly way: number;
  readonly person: number;
  readonly wandering: readonly number[];
  readonly typing: readonly number[];
}

const numbers = (maxLength: number) => fc.array(fc.nat(9999), { maxLength, size: 'max' });

export const drafts = (filings: readonly string[]): fc.Arbitrary<Draft> =>
  fc.record({
    filing: fc.constantFrom(...filings),
    way: fc.nat(99),
    person: fc.nat(99),
    wandering: numbers(40),
    typing: numbers(120),
  });

/** What came of one draft. */
export interface Made {
  readonly way: Way;
  readonly person: string;
  /** Where it stopped; null = it was filed. */
  readonly stopped: string | null;
  /** What was not the same at each stage, and what should not have happened on the way. */
  readonly faults: readonly string[];
}

/** Makes drafts before one real server; what each of them writes is undone. */
export async function openDrafts(ground: Ground = realGround()) {
  const portal = await openNaturalPortal();
  const { all } = readWays(ground);
  return {
    filings: [...new Set(all.map(({ key }) => key))],
    make: (draft: Draft) => makeDraft(ground, portal, all, draft),
    close: portal.close,
  };
}

async function makeDraft(
  ground: Ground,
  portal: NaturalPortal,
  all: readonly Way[],
  draft: Draft,
): Promise<Made> {
  const ways = all.filter(({ key }) => key === draft.filing);
  const way = ways[draft.way % ways.length] as Way;
  const person = way.people[draft.person % way.people.length] as string;
  const ledger = emptyLedger();
  let now = null as unknown as Watching;
  const own: Witness = witness(
    { ground, portal: { ...portal, send: (url, init) => now.send(url, init) }, ledger, told: new Set() },
    null,
    async () => {},
  );
  const chance = { wandering: tapeOf(draft.wandering), typing: tapeOf(draft.typing) };
  const watched = {
    witness: own,
    look: (tab: Tab) => now.look(tab),
    lookAtCard: (...asked: Parameters<Watching['lookAtCard']>) => now.lookAtCard(...asked),
    isFiled: () => now.stages.isFiled,
  };
  const faults: string[] = [];
  const work = async (): Promise<string | null> => {
    now = watching(ground, portal, way.before ?? way.filing, own.tab);
    await begin(ground, watched, { person, open: way.open, with: way.with ?? {}, launch: way.launch ?? null });
    for (const filing of [...(way.before === null ? [] : [way.before]), way.filing]) {
      now = watching(ground, portal, filing, own.tab);
      const stopped = await fileByChance(ground, watched, filing, chance, person);
      if (stopped !== null) return stopped;
      await own.settled();
      faults.push(...differences(now.stages, way.unstored));
    }
    return null;
  };
  const stopped = await portal.undone(() =>
    own.within(async () => {
      try {
        return await work();
      } finally {
        own.note();
        await own.driver.close();
        await own.settled();
      }
    }),
  );
  const { unknown, refused } = ledger;
  return {
    way,
    person,
    stopped,
    faults: [
      ...faults,
      ...[...unknown],
      ...[...refused].map((call) => `the portal did not understand ${call}`),
      ...(stopped?.includes('stopped') ? [stopped] : []),
    ],
  };
}

/** How many drafts of each filing were made, and how many of them were filed. */
export interface Figures {
  readonly [filing: string]: { readonly made: number; readonly filed: number };
}

/** Fails with the draft, made as small as it can be, and its seed where something is not the same. */
export async function checkDrafts(runs: number, seed: number): Promise<Figures> {
  const open = await openDrafts();
  const figures: { [filing: string]: { made: number; filed: number } } = {};
  let hasFailed = false;
  const check = async (draft: Draft) => {
    const { stopped, faults, person } = await open.make(draft);
    if (faults.length > 0) hasFailed = true;
    if (faults.length > 0) throw new Error(`${draft.filing} (${person}):\n${faults.join('\n')}`);
    if (hasFailed) return;
    const { made = 0, filed = 0 } = figures[draft.filing] ?? {};
    figures[draft.filing] = { made: made + 1, filed: filed + (stopped === null ? 1 : 0) };
  };
  try {
    await fc.assert(fc.asyncProperty(drafts(open.filings), check), { numRuns: runs, seed, maxSkipsPerRun: 0, interruptAfterTimeLimit: 900_000 });
  } finally {
    await open.close();
  }
  return figures;
}
