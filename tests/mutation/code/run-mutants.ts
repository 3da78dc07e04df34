import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Judged, Reached } from './judged.ts';

/** How long an edge, or the analysis, may take before it counts as endless, in seconds. A usual one takes 0.02; a busy machine more. */
const endless = 120;

/** Judges mutants in a copy of the project that holds them all (`copy.ts`), in this many processes. Results are kept in the copy. */
export async function runMutants(copy: string, numbers: readonly number[], lanes: number): Promise<readonly Judged[]> {
  const own = Array.from({ length: lanes }, (_, lane) => lane);
  if (!existsSync(join(copy, 'reached.json'))) {
    await Promise.all(
      own.map((lane) =>
        ended(judge(copy, lane, { REACHED: join(copy, `reached-${lane}.json`), SHARE: `${lane}/${lanes}` })),
      ),
    );
    const parts = own.map((lane) => JSON.parse(readFileSync(join(copy, `reached-${lane}.json`), 'utf8')) as Reached);
    const whole = { ...parts[0], onWay: Object.assign({}, ...parts.map(({ onWay }) => onWay)) };
    writeFileSync(join(copy, 'reached.json'), JSON.stringify(whole));
  }
  const { onLoad } = JSON.parse(readFileSync(join(copy, 'reached.json'), 'utf8')) as Reached;
  const isDone = new Set(resultsIn(copy, own).map(({ number }) => number));
  const due = numbers.filter((number) => !isDone.has(number));
  // What lives from the start of a process has one of its own.
  const queue = [
    ...chunks(
      due.filter((number) => !onLoad.includes(number)),
      10,
    ),
    ...due.filter((number) => onLoad.includes(number)).map((number) => [number]),
  ];
  await Promise.all(
    own.map(async (lane) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await judgeAll(copy, lane, next, onLoad);
    }),
  );
  return resultsIn(copy, own);
}

async function judgeAll(
  copy: string,
  lane: number,
  numbers: readonly number[],
  onLoad: readonly number[],
): Promise<void> {
  for (let left = numbers; left.length > 0; ) {
    const [first = -1] = left;
    const before = resultsIn(copy, [lane]).length;
    const isLoaded = onLoad.includes(first);
    const child = judge(copy, lane, {
      REACHED: join(copy, 'reached.json'),
      MUTANTS: JSON.stringify(left),
      ...(isLoaded && { ALIVE: String(first) }),
    });
    const isEndless = await watched(child, join(copy, `beat-${lane}`));
    const done = resultsIn(copy, [lane]).slice(before).length;
    const [next = -1] = left.slice(done);
    left = left.slice(done);
    if (left.length === 0) return;
    // Neither done nor reported: it hangs, or the process could not even begin with it alive.
    if (isEndless || isLoaded || done === 0) {
      const why = isEndless ? 'does not end' : 'the process ends';
      writeFileSync(resultsFile(copy, lane), `${JSON.stringify({ number: next, verdict: 'killed', why })}\n`, {
        flag: 'a',
      });
      left = left.slice(1);
    }
  }
}

function judge(copy: string, lane: number, env: { readonly [name: string]: string }): ChildProcess {
  const words = ['vitest', 'run', '--config', 'tests/mutation/code/vitest.config.ts'];
  writeFileSync(join(copy, `beat-${lane}`), '');
  return spawn('npx', words, {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, RESULTS: resultsFile(copy, lane), BEAT: join(copy, `beat-${lane}`), ...env },
  });
}

/** Waits for its end; true = it was ended since nothing was heard of it. */
async function watched(child: ChildProcess, beat: string): Promise<boolean> {
  let hasEnded = false;
  void ended(child).then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    await pause(500);
    if (Date.now() - statSync(beat).mtimeMs < endless * 1000 || child.pid === undefined) continue;
    process.kill(-child.pid, 'SIGKILL');
    return true;
  }
  return false;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.on('close', () => resolve()));
const resultsFile = (copy: string, lane: number) => join(copy, `results-${lane}.jsonl`);
const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size));

function resultsIn(copy: string, lanes: readonly number[]): readonly Judged[] {
  return lanes
    .filter((lane) => existsSync(resultsFile(copy, lane)))
    .flatMap((lane) => readFileSync(resultsFile(copy, lane), 'utf8').trim().split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Judged);
}
