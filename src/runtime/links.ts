import type { LinkTarget } from '../model/block.ts';
import type { Scope } from '../model/expression.ts';
import type { Destination } from './contract/screen.ts';
import type { Core } from './core.ts';
import { loginReturn } from './login-return.ts';
import type { Stage } from './run.ts';
import { withQuery } from './with-query.ts';

/**
 * An address of the catalogue with parameters. One that starts a login carries where it leads back to as `to`, except where it says so itself
 * (`/login?from=employment-insurance`): there the login page finds it in the tab.
 */
export function outsideAddress(core: Core, name: string, parameters: Scope): string {
  const address = core.address(name);
  const carries = startsLogin(core, name) && !address.includes('?');
  return withQuery(address, carries ? { ...parameters, to: loginReturn(core) } : parameters);
}

export function startsLogin({ parts }: Core, address: string): boolean {
  return parts.catalog.addresses.find(({ name }) => name === address)?.startsLogin === true;
}

/** Where a link leads from here. */
export function destinationOf({ core, addressOf }: Stage, to: LinkTarget, parameters: Scope): Destination {
  if ('address' in to) return { href: outsideAddress(core, to.address, parameters), inApp: null };
  const inApp = addressOf(to.screen, parameters);
  return { href: core.host.base + inApp, inApp };
}

/** A press of the link to what is shown already is no visit of its own. */
export function follow({ host }: Core, inApp: string, control = ''): void {
  const { pathname, search } = host.location();
  if (host.base + inApp !== pathname + search) host.navigate(inApp, { replace: false, control });
}
