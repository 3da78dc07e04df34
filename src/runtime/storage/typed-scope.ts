import type { Scope } from '../../model/expression.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { ownKeys, storageKeys } from './storage-keys.ts';

/** `typed` as expressions see it. `isOnScreen`: are inputs shown? `service`: of the screen; absent = the frame, for which everything typed in this tab counts. */
export function typedScope(session: ExpiringStorage, isOnScreen = () => false, service?: string): Scope {
  return {
    typed: {
      get onScreen() {
        return isOnScreen();
      },
      // Read when asked for: storages are slow.
      get onDevice() {
        return session.isStored(service === undefined ? `${ownKeys}typed.` : storageKeys.typedOf(service));
      },
    },
  };
}
