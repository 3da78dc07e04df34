import type { Core } from '../core/core.ts';
import { frameAddresses } from '../navigation/frame-addresses.ts';
import { endIntent } from '../storage/intent.ts';
import { ownKeys } from '../storage/storage-keys.ts';

/** After logout: removes the person's data from the browser and leaves for the portal's top page. */
export function endSession(core: Core): void {
  core.session.removeAll(ownKeys);
  core.local.removeAll(ownKeys);
  endIntent(core.host.localStorage);
  core.login.forget();
  core.shell.setState({ login: null, sessionEndsAt: null });
  core.host.leave(core.address(frameAddresses.top));
}
