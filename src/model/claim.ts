import type { Expression, TextValue } from './expression.ts';
import type { Place } from './place.ts';

/**
 * What a sentence says of the world. What has happened stays so: `saved` or `filed`, the portal has taken it; `notDone`, it has refused it; `happened`, its
 * data tells that something was done. What is so now may have changed since: `kept`, the portal still has it; `notYet`, nothing of it was done so far;
 * `told`, what its data says. Here alone: `unconfirmed`, nobody here can know; `onScreen`, what was typed still stands in this screen; `onDevice`, this
 * device keeps it. `promised`, what somebody will do.
 */
export type World = HasHappened | IsNow | 'unconfirmed' | 'onScreen' | 'onDevice' | 'promised';
export type HasHappened = 'saved' | 'filed' | 'notDone' | 'happened';
export type IsNow = 'kept' | 'notYet' | 'told';

const happened: readonly World[] = ['saved', 'filed', 'notDone', 'happened'] satisfies readonly HasHappened[];
const now: readonly World[] = ['kept', 'notYet', 'told'] satisfies readonly IsNow[];

/** Is it of something that happened once, and stays true whatever happens next? */
export function hasHappened(world: World): world is HasHappened {
  return happened.includes(world);
}

/** Is it of how things are at the portal now, which another tab or device may have changed? */
export function isNow(world: World): world is IsNow {
  return now.includes(world);
}

/** A sentence that claims a state of the world. A text that names it (`${claims.name}`) shows it only while its witness holds. */
export interface Claim {
  readonly name: string;
  readonly of: World;
  readonly text: TextValue;
  /** Its witness; null = it stands without one, for the reason given. */
  readonly holds: Expression | null;
  readonly because: string | null;
  readonly at?: Place;
}

/** Name of the claim that a placeholder shows (`claims.kept`); null = it is an ordinary expression. */
export function claimName(source: string): string | null {
  return /^claims\.(\w+)$/.exec(source)?.[1] ?? null;
}
