import { execFileSync } from 'node:child_process';

/** What CI has no time for in every run is due in every sixth one; all of it with `TURNS=1`, as in the proofs (decision 31). */
const turns = Number(process.env.TURNS ?? 6);

/** The same for the same commit, so that what failed fails again; `TURN=0` to `5` chooses another. */
const turn = Number(process.env.TURN ?? ofCommit());

/** Only those of `all` whose turn it is. */
export const dueOf = <One>(all: readonly One[]): readonly One[] => everyOf(all, turns);

/** The same where there are so few, or each takes so little, that every third is due. */
export const thirdOf = <One>(all: readonly One[]): readonly One[] => everyOf(all, Math.min(turns, 3));

/** The one whose turn it is. */
export const oneOf = <One>(all: readonly One[]): One => all[turn % all.length] as One;

function everyOf<One>(all: readonly One[], every: number): readonly One[] {
  return all.filter((_, nth) => nth % every === turn % every);
}

function ofCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 8), 16);
  } catch {
    // No repository: an unpacked archive.
    return 0;
  }
}
