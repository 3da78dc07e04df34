import type { Mutant } from './mutants.ts';
import { reasons } from './reasons.ts';
import type { Verdict } from './verdict.ts';

export interface Judged extends Omit<Mutant, 'text'> {
  readonly verdict: Verdict;
}

/** Of the mistakes that change anything. */
export const LEAST_CAUGHT = 0.95;

/** Mistakes that change anything. */
function countedOf(judged: readonly Judged[]): readonly Judged[] {
  return judged.filter(({ kind, verdict }) => kind === 'mistake' && verdict !== 'equivalent');
}

export function shareCaught(judged: readonly Judged[]): number {
  const counted = countedOf(judged);
  return counted.filter(({ verdict }) => verdict === 'caught').length / counted.length;
}

/**
 * Whether so many are caught. Of a sample, chance may miss more than of all: it is refused what happens to less than one sample in a hundred of a checker
 * that catches `LEAST_CAUGHT` of all mistakes. With none judged nothing is proven.
 */
export function catchesEnough(judged: readonly Judged[], isSample: boolean): boolean {
  const counted = countedOf(judged).length;
  const missed = counted - Math.round(shareCaught(judged) * counted);
  return counted > 0 && missed <= (isSample ? mostMissed(counted) : counted * (1 - LEAST_CAUGHT));
}

/** The least number that is exceeded with a chance under 1 % (binomial distribution). */
function mostMissed(counted: number): number {
  let chance = LEAST_CAUGHT ** counted;
  let sum = chance;
  let missed = 0;
  while (sum < 0.99) {
    missed += 1;
    chance *= (((counted - missed + 1) / missed) * (1 - LEAST_CAUGHT)) / LEAST_CAUGHT;
    sum += chance;
  }
  return missed;
}

/** Sums by operator, then every survivor with its place: first those that a rule could catch, then the others by the reason they are left for. */
export function report(judged: readonly Judged[]): string {
  const operators = [...new Set(judged.map(({ operator }) => operator))];
  const rows = operators.map((name) => {
    const own = judged.filter(({ operator }) => operator === name);
    const count = (verdict: Verdict) => own.filter((one) => one.verdict === verdict).length;
    const kind = own[0]?.kind ?? 'mistake';
    return `${name.padEnd(24)} ${kind.padEnd(8)} ${[count('caught'), count('survived'), count('equivalent')].map((sum) => String(sum).padStart(6)).join('')}`;
  });
  const survivors = judged.filter(({ verdict }) => verdict === 'survived');
  const mistakes = survivors.filter(({ kind }) => kind === 'mistake');
  const reasonOf = ({ operator }: Judged) => reasons[operator] ?? '';
  const known = [...new Set(mistakes.map(reasonOf))].filter((reason) => reason !== '');
  return [
    `${judged.length} mutants of the real descriptors, each judged on the whole project; ${(shareCaught(judged) * 100).toFixed(1)} % of the mistakes are caught.`,
    `${'operator'.padEnd(24)} ${'kind'.padEnd(8)} caught  left  same`,
    ...rows,
    '',
    'Mistakes that nothing tells of:',
    ...lines(mistakes.filter((one) => reasonOf(one) === '')),
    ...known.flatMap((reason) => [
      '',
      `Left: ${reason}:`,
      ...lines(mistakes.filter((one) => reasonOf(one) === reason)),
    ]),
    '',
    'Another meaning, which is no mistake that a checker can see:',
    ...lines(survivors.filter(({ kind }) => kind === 'meaning')),
    '',
  ].join('\n');
}

function lines(survivors: readonly Judged[]): readonly string[] {
  return survivors
    .map(({ operator, file, line, says }) => `${file}:${line} ${operator}: ${says.replaceAll('\n', ' ').slice(0, 160)}`)
    .sort();
}
