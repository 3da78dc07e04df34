import type { Launch, ServicePart } from '../../model/service.ts';
import { launchKeyOf } from '../calls/launch-key.ts';
import type { Core } from '../core/core.ts';
import type { Run } from '../run/run.ts';
import { checkLaunch, keepLaunch, type LaunchResult, launchQuery, storedLaunch } from '../storage/launch.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { holds, numberOf } from '../values/evaluator.ts';

export type OpenedLaunch = LaunchResult & {
  /** Once it is done, shows what came of it. True: it is under way, or the person began it anew, here. */
  pass(run: Run): Promise<boolean>;
};

/** Reads launch data from the address, else from storage, checks them and exposes them as `launch`. `isReturn`: the card app returned to the address. */
export function openLaunch(core: Core, service: ServicePart, launch: Launch, isReturn: boolean): OpenedLaunch {
  const stores = { session: core.session, local: core.local };
  const query = launchQuery(launch, core.host.location().search);
  const checked = checkLaunch(launch, query ?? storedLaunch(launch, service.name, isReturn, stores), {
    holds: (condition, more) => holds(core.evaluator, condition, more),
    isPortalAddress: core.isPortalAddress,
  });
  core.launch = checked.values;
  const own = launchKeyOf(service.name, stores);
  core.callingLaunch = {
    ...own,
    renew() {
      own.renew();
      forgetPrevious(core, service);
    },
  };
  const isShared = launch.keepIn.includes('local');
  const result: OpenedLaunch = {
    ...checked,
    async pass(run) {
      if (launch.onDone.length === 0 || !own.isDone()) return true;
      return (await run.steps(launch.onDone)) === 'next';
    },
  };
  if (isReturn && isShared) own.takeShared();
  if (query === null || result.code !== null) return result;
  const seconds = numberOf(core.evaluator, launch.keepSeconds);
  keepLaunch(launch, service.name, query, seconds, stores);
  const sharedFor = isShared ? seconds : null;
  const isOther = own.adoptArrival({ query: JSON.stringify(query), sharedFor });
  if (isOther) forgetPrevious(core, service);
  return result;
}

/** A different application starts: data of the previous one must not be sent with it. */
function forgetPrevious(core: Core, service: ServicePart): void {
  core.stateOf(service).reset();
  core.progressOf(service).reset();
  core.session.removeAll(storageKeys.typedOf(service.name));
}
