// chunk: late
import { frameAddresses } from '../../model/frame-addresses.ts';
import type { Core } from '../core/core.ts';
import { endIntent } from '../storage/change-intent.ts';
import { ownKeys, storageKeys } from '../storage/storage-keys.ts';

/** After logout: removes the person's data from the browser and leaves for the portal's top page. `tellsOthers`: the browser's other tabs do so, too. */
export function endSession(core: Core, tellsOthers: boolean): void {
  if (tellsOthers) core.local.set(storageKeys.ended, true, null);
  core.session.removeAll(ownKeys);
  core.local.removeAll(ownKeys);
  endIntent(core.host.localStorage);
  core.login.forget();
  core.shell.setState({ login: null, sessionEndsAt: null });
  if (!tellsOthers) core.session.set(storageKeys.leaveReason, core.parts.catalog.shell.words.endedElsewhere, 60);
  core.host.leave(core.address(frameAddresses.top));
}
