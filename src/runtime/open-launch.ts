import type { Service } from '../model/service.ts';
import type { Core } from './core.ts';
import { holds, numberOf } from './evaluator.ts';
import { checkLaunch, keepLaunch, type LaunchResult, launchQuery, storedLaunch } from './launch.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * Takes launch data from the address, else from where they are kept, checks them and makes them the name `launch`. `isReturn`: the address
 * is one the card app came back to. Null: the service is not launched by others.
 */
export function openLaunch(core: Core, service: Service, isReturn: boolean): LaunchResult | null {
  const { launch } = service;
  core.launch = {};
  if (launch === null) return null;
  const stores = { session: core.session, local: core.local };
  const query = launchQuery(launch, core.host.location().search);
  const result = checkLaunch(launch, query ?? storedLaunch(launch, service.name, isReturn, stores), {
    holds: (condition, more) => holds(core.names, condition, more),
    isPortalAddress: core.isPortalAddress,
  });
  core.launch = result.values;
  if (query === null || result.code !== null) return result;
  keepLaunch(launch, service.name, query, numberOf(core.names, launch.keepSeconds), stores);
  const last = storageKeys.lastLaunch(service.name);
  const text = JSON.stringify(query);
  if (core.session.get(last) === text) return result;
  // Another application begins: what belongs to the one before must not be sent with it.
  core.stateOf(service).reset();
  core.wayOf(service).reset();
  core.session.removeAll(storageKeys.typedOf(service.name));
  core.session.set(last, text, null);
  return result;
}
