import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '../contract/client.ts';
import type { Act } from './acts.ts';
import type { KeptDatabase } from './kept-database.ts';

/** What was told of each act: its answers, in order, without those that did not come. */
export type Told = Map<Act, Reply[]>;

const lanes = 8;

/** Sends all acts, some at a time, and tells of each answer; ends when none is left, or nobody answers any more. */
export async function sendAll(origin: string, acts: readonly Act[], told: Told, answered: () => void): Promise<void> {
  const left = [...acts];
  const lane = async () => {
    for (let act = left.pop(); act !== undefined; act = left.pop()) {
      const reply = await act.send(origin);
      if (reply === null) continue;
      told.set(act, [...(told.get(act) ?? []), reply]);
      answered();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Starts a portal, sends all acts to it and kills it within some milliseconds after so many answers. */
export async function sendAndKill(
  kept: KeptDatabase,
  acts: readonly Act[],
  told: Told,
  at: { readonly answers: number; readonly milliseconds: number },
): Promise<void> {
  const { child, origin } = await kept.start();
  const exit = once(child, 'exit');
  let left = at.answers;
  let isKilled = false;
  const kill = async () => {
    if (left > 0 || isKilled) return;
    isKilled = true;
    await sleep(at.milliseconds);
    child.kill('SIGKILL');
  };
  void kill();
  await sendAll(origin, acts, told, () => {
    left -= 1;
    void kill();
  });
  await exit;
}
