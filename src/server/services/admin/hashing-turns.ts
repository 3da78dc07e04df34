/** Hashings at once: of the threads of the process the others read files and compress pages meanwhile. */
const atOnce = 2;

const mostWaiting = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** True while so many wait that another one would have to for seconds. */
export const isHashingFull = (): boolean => waiting.length >= mostWaiting;

export async function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await hash();
  } finally {
    // Whoever is next takes this place.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
