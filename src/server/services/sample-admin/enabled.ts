import type { Portal } from '../../kernel/portal/portal.ts';
import { flagSetting, type Settings } from '../../kernel/portal/settings.ts';

const name = 'admin.enabled';

/** Without the sandbox the sample area is there only where a server's settings ask for it. */
export const withoutSampleArea: Settings = { [name]: false };

/** What the server switches off, no browser's own setting switches on. */
export function isEnabled(portal: Portal, settings: Settings): boolean {
  return flagSetting(portal.settings, name) && flagSetting(settings, name);
}
