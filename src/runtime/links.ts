import type { LinkTarget } from '../model/block.ts';
import type { Scope } from '../model/expression.ts';
import type { Destination } from './contract.ts';
import type { Core } from './core.ts';
import type { PathValues } from './routes.ts';
import { addressOf } from './stage.ts';
import { withQuery } from './with-query.ts';

/** Where a link leads from an address with these path parameters. */
export function destinationOf(core: Core, to: LinkTarget, parameters: Scope, present: PathValues): Destination {
  if ('address' in to) return { href: withQuery(core.address(to.address), parameters), inApp: null };
  const inApp = addressOf(core, to.screen, parameters, present);
  return { href: core.host.base + inApp, inApp };
}

/** A press of the link to what is shown already is no visit of its own. */
export function follow({ host }: Core, inApp: string): void {
  const { pathname, search } = host.location();
  if (host.base + inApp !== pathname + search) host.navigate(inApp, { replace: false });
}
