// chunk: late-blocks
import type { Scope } from '../model/expression.ts';
import type { LinkTarget } from '../model/link.ts';
import type { Destination, ScreenRuntime } from '../runtime/contract/screen.ts';
import type { Seen } from './place.ts';

/** Where a link leads. What is read for it beside its parameters is the same for every link to that place. */
export function seenDestination(screen: ScreenRuntime, seen: Seen, to: LinkTarget, parameters: Scope): Destination {
  return seen('scope', `way to ${JSON.stringify(to)}`, () => screen.destination(to, parameters));
}
