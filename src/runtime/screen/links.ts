import type { Scope } from '../../model/expression.ts';
import type { LinkTarget } from '../../model/link.ts';
import type { Destination } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import { outsideAddress } from '../core/outside-address.ts';
import type { Stage } from '../run/run.ts';

/** Where a link leads from here. */
export function destinationOf({ core, addressOf }: Stage, to: LinkTarget, parameters: Scope): Destination {
  if ('address' in to) return { href: outsideAddress(core, to.address, parameters), inApp: null };
  const inApp = addressOf(to.screen, parameters);
  return { href: core.host.base + inApp, inApp };
}

/** No-op when the link leads to the current address: that is not a new visit. */
export function follow({ host }: Core, inApp: string, control = ''): void {
  const { pathname, search } = host.location();
  if (host.base + inApp !== pathname + search) host.navigate(inApp, { replace: false, control });
}
