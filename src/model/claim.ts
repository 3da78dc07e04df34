import type { Expression, TextValue } from './expression.ts';
import type { Place } from './place.ts';

/**
 * What a sentence says of the world: `saved` or `filed`, it is at the portal; `notDone`, the portal has refused it or knows of none; `unconfirmed`, nobody
 * here can know; `onScreen`, what was typed still stands in this screen; `onDevice`, this device keeps it; `told`, what the portal's data says;
 * `promised`, what somebody will do.
 */
export type World = 'saved' | 'filed' | 'notDone' | 'unconfirmed' | 'onScreen' | 'onDevice' | 'told' | 'promised';

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
