import type { Portal } from '../../kernel/portal/portal.ts';
import { flagSetting, type Settings } from '../../kernel/portal/settings.ts';

const name = 'admin.registration';

/** Whether anybody may register as an administrator. Settings of one browser cannot open what the server has closed. */
export function isRegistrationOpen(portal: Pick<Portal, 'settings'>, settings: Settings): boolean {
  return flagSetting(portal.settings, name) && flagSetting(settings, name);
}
