import type { Portal } from '../../kernel/portal/portal.ts';
import { flagSetting, type Settings } from '../../kernel/portal/settings.ts';

const name = 'admin.enabled';

/** Without the sandbox, the sample area is off, and closed to strangers, unless the server's settings open it. */
export const withoutSampleArea: Settings = { [name]: false, 'admin.registration': false };

/** Per-browser settings cannot enable what the server has disabled. */
export function isEnabled(portal: Portal, settings: Settings): boolean {
  return flagSetting(portal.settings, name) && flagSetting(settings, name);
}
