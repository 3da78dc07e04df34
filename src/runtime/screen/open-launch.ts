import type { Launch, Service } from '../../model/service.ts';
import { launchKeyOf } from '../calls/launch-key.ts';
import type { Core } from '../core/core.ts';
import { checkLaunch, keepLaunch, type LaunchResult, launchQuery, storedLaunch } from '../storage/launch.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { holds, numberOf } from '../values/evaluator.ts';

/** How the person reached the address. */
export interface LaunchArrival {
  /** The card app returned to it. */
  readonly isReturn: boolean;
  /** It was visited before: a reload, or the browser's back. */
  readonly isSeen: boolean;
}

/** Reads launch data from the address, else from storage, checks them and exposes them as `launch`. */
export function openLaunch(
  core: Core,
  service: Service,
  launch: Launch,
  { isReturn, isSeen }: LaunchArrival,
): LaunchResult {
  const stores = { session: core.session, local: core.local };
  const query = launchQuery(launch, core.host.location().search);
  const result = checkLaunch(launch, query ?? storedLaunch(launch, service.name, isReturn, stores), {
    holds: (condition, more) => holds(core.evaluator, condition, more),
    isPortalAddress: core.isPortalAddress,
  });
  core.launch = result.values;
  const own = launchKeyOf(service.name, stores);
  core.callingLaunch = own;
  const isShared = launch.keepIn.includes('local');
  if (isReturn && isShared) own.takeShared();
  if (query === null || result.code !== null) return result;
  const seconds = numberOf(core.evaluator, launch.keepSeconds);
  keepLaunch(launch, service.name, query, seconds, stores);
  const sharedFor = isShared ? seconds : null;
  const isOther = own.adoptArrival({ query: JSON.stringify(query), isSeen, sharedFor });
  if (!isOther) return result;
  // A different application starts: data of the previous one must not be sent with it.
  core.stateOf(service).reset();
  core.progressOf(service).reset();
  core.session.removeAll(storageKeys.typedOf(service.name));
  return result;
}
