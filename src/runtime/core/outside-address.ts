import type { Scope } from '../../model/expression.ts';
import { withQuery } from '../navigation/with-query.ts';
import type { Core } from './core.ts';
import { loginReturn } from './login-return.ts';

/**
 * A catalogue address with parameters. One that starts a login carries the return address as `to`, unless it has a query of its own
 * (`/login?from=employment-insurance`): there the login page reads it from the tab.
 */
export function outsideAddress(core: Core, name: string, parameters: Scope): string {
  const address = core.address(name);
  const carries = startsLogin(core, name) && !address.includes('?');
  return withQuery(address, carries ? { ...parameters, to: loginReturn(core) } : parameters);
}

export function startsLogin({ parts }: Core, address: string): boolean {
  return parts.catalog.addresses.find(({ name }) => name === address)?.startsLogin === true;
}
