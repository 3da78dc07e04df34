import fc from 'fast-check';
import type { Filing } from '../../src/flow/filed/filings.ts';
import { logIn } from '../../src/stories/sandbox.ts';
import type { Ground } from '../walk/ground.ts';
import { emptyLedger } from '../walk/natural/ledger.ts';
import { type NaturalPortal, openNaturalPortal } from '../walk/natural/portal.ts';
import { type Witness, witness } from '../walk/natural/witness.ts';
import { realGround } from '../walk/real-ground.ts';
import { askCorrection } from './ask-correction.ts';
import { differences } from './compare.ts';
import { fileByChance, openBeginning } from './play-draft.ts';
import { watching } from './stages.ts';
import { tapeOf } from './tape.ts';
import { otherFigures } from './typed-figures.ts';
import { readWays, type Way, type Ways } from './ways.ts';

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
    wandering: numbers(30),
    typing: numbers(100),
  });

/** What came of one draft. */
export interface Made {
  readonly way: Way;
  readonly person: string;
  /** Where it stopped; null = it was filed. */
  readonly stopped: string | null;
  readonly done: readonly string[];
  /** What was not the same at each stage, and what should not have happened on the way. */
  readonly faults: readonly string[];
}

/** Puts a mistake between the tab and the portal. */
export type Tamper = (portal: NaturalPortal) => NaturalPortal;

/** Makes drafts before one real server; what each of them writes is undone. */
export async function openDrafts(ground: Ground = realGround(), tampered: Tamper = (portal) => portal) {
  const portal = tampered(await openNaturalPortal());
  const ways = readWays(ground);
  return {
    filings: [...new Set(ways.all.map(({ key }) => key))],
    make: (draft: Draft) => makeDraft(ground, portal, ways, draft),
    close: portal.close,
  };
}

async function makeDraft(ground: Ground, portal: NaturalPortal, { all, filings }: Ways, draft: Draft): Promise<Made> {
  const ways = all.filter(({ key }) => key === draft.filing);
  const way = ways[draft.way % ways.length] as Way;
  const person = way.people[draft.person % way.people.length] as string;
  const ledger = emptyLedger();
  const own: Witness = witness(
    {
      ground,
      portal: { ...portal, send: (url, init) => watch.send(url, init) },
      ledger,
      told: new Set(),
      isBrief: true,
    },
    null,
    async () => {},
  );
  const watch = watching(ground, portal, filings, own.tab);
  const unstored = all.flatMap((one) => one.unstored);
  const chance = { wandering: tapeOf(draft.wandering), typing: tapeOf(draft.typing) };
  let { open } = way;
  const watched = {
    witness: own,
    done: [] as string[],
    figures: new Map<string, string>(),
    reopen: () => openBeginning(ground, own.driver, { open, with: way.with ?? {}, launch: way.launch ?? null }),
    look: watch.look,
    lookAtCard: watch.lookAtCard,
    /** Since it was asked for: what else is filed on the way is watched, too. */
    isFiled: (filing: Filing) => watch.filed.slice(begun).some((one) => one.filing === filing),
  };
  const faults: string[] = [];
  let begun = 0;
  const work = async (): Promise<string | null> => {
    await logIn(own.driver, person);
    await watched.reopen();
    for (const filing of [...(way.before === null ? [] : [way.before]), way.filing]) {
      begun = watch.filed.length;
      const stopped = await fileByChance(ground, watched, filing, chance, person);
      if (stopped !== null) return stopped;
      await own.settled();
      await watch.lookAtResult(own.tab());
      if (filing === way.filing) break;
      if (way.between === 'correction') await askCorrection(own.driver, chance.typing, Date.now());
      if (way.again !== undefined) {
        open = way.again;
        await watched.reopen();
      }
    }
    return null;
  };
  const stopped = await portal.undone(() =>
    own.within(async () => {
      try {
        return await work();
      } finally {
        await own.settled();
        own.note();
        for (const stages of watch.filed)
          faults.push(...differences(stages, unstored), ...otherFigures(watched.figures, stages.leaves));
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
    done: watched.done,
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
export async function checkDrafts(runs: number, seed: number, withinSeconds: number): Promise<Figures> {
  const open = await openDrafts();
  const figures: { [filing: string]: { made: number; filed: number } } = {};
  const check = async (draft: Draft) => {
    const { stopped, faults, person, done } = await open.make(draft);
    if (faults.length > 0)
      throw new Error(`${draft.filing} (${person}):\n${faults.join('\n')}\nafter ${done.join(', ')}`);
    const { made = 0, filed = 0 } = figures[draft.filing] ?? {};
    figures[draft.filing] = { made: made + 1, filed: filed + (stopped === null ? 1 : 0) };
  };
  try {
    await fc.assert(fc.asyncProperty(drafts(open.filings), check), {
      numRuns: runs,
      seed,
      // A failing draft is made smaller for that long; not to come to the end is a failure, too.
      interruptAfterTimeLimit: withinSeconds * 1000,
      markInterruptAsFailure: true,
    });
  } finally {
    await open.close();
  }
  return figures;
}
