import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls } from './calls.ts';
import { send, type Target, target } from './load.ts';
import type { Serving } from './serving-process.ts';

const atOnce = 64;
const everyMs = 4;
const mostMs = 100;
const roundsOfMails = 3;

/** How long somebody who asks whether they are logged in waits at most: before, and while so many codes are asked for at once and then mailed. */
export async function waitBesideCodeMails(
  serving: Serving,
  portal: Target,
  calls: { readonly codes: Calls; readonly checks: Calls },
): Promise<string> {
  const other = target(portal.origin, 4);
  const watch = () => {
    let over = false;
    let longest = 0;
    const asking = (async () => {
      while (!over) {
        const before = performance.now();
        await send(other, calls.checks());
        longest = Math.max(longest, performance.now() - before);
        await sleep(everyMs);
      }
    })();
    return async () => {
      over = true;
      await asking;
      return longest;
    };
  };
  try {
    const quiet = watch();
    await sleep(1000);
    const before = await quiet();
    const waits: number[] = [];
    const ends: number[] = [];
    for (let round = 0; round < roundsOfMails; round += 1) {
      const { mails } = await serving.ask('state');
      const busy = watch();
      const began = performance.now();
      await Promise.all(Array.from({ length: atOnce }, () => send(portal, calls.codes())));
      ends.push(performance.now() - began);
      while ((await serving.ask('state')).mails < mails + atOnce) await sleep(50);
      waits.push(await busy());
    }
    const longest = Math.max(...waits);
    return `${atOnce} code mails at once, ${roundsOfMails} times: another call waited ${longest.toFixed(0)} ms at most until all were mailed (reach ${mostMs} ms: ${longest <= mostMs ? 'reached' : 'missed'}; before: ${before.toFixed(0)} ms), and all codes were answered after ${Math.max(...ends).toFixed(0)} ms.`;
  } finally {
    await other.close();
  }
}
