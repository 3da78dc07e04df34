import type { Portal } from '../../kernel/portal/portal.ts';
import { flagSetting, type Settings } from '../../kernel/portal/settings.ts';

const name = 'admin.enabled';

/** Without the sandbox, the sample area is off unless the server's settings turn it on. */
export const withoutSampleArea: Settings = { [name]: false };

/** Per-browser settings cannot enable what the server has disabled. */
export function isEnabled(portal: Portal, settings: Settings): boolean {
  return flagSetting(portal.settings, name) && flagSetting(settings, name);
}
