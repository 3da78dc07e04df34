import type { Scope } from '../../model/expression.ts';
import { withQuery } from '../navigation/with-query.ts';
import type { Core } from './core.ts';
import { loginReturn } from './login-return.ts';

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
