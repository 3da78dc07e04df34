import type { Driver, Instead } from './driver.ts';

/** A story did not go as written. */
export class StoryFailure extends Error {
  readonly expected: string;
  readonly instead: string;

  constructor(expected: string, instead: string) {
    super(`${expected}はずが、${instead}`);
    this.expected = expected;
    this.instead = instead;
  }
}

/** Looks until it is as expected, as long as the driver is patient, and as often as it looks at least. */
export async function until(driver: Driver, expected: string, look: () => Promise<Instead>): Promise<void> {
  const giveUpAt = Date.now() + driver.patience;
  for (let looks = 1; ; looks += 1) {
    const instead = await look();
    if (instead === null) return;
    if (looks >= (driver.leastLooks ?? 1) && Date.now() >= giveUpAt) throw new StoryFailure(expected, instead);
    await driver.pause();
  }
}

/** The same once nothing is under way: what must not be there, or so often and no more, may still be on its way. */
export async function untilSettled(driver: Driver, expected: string, look: () => Promise<Instead>): Promise<void> {
  const unsettled = await driver.settled();
  if (unsettled !== null) throw new StoryFailure(expected, unsettled);
  await until(driver, expected, look);
}
