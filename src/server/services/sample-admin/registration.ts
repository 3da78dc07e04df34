import { flagSetting, type Settings } from '../../kernel/portal/settings.ts';

/** Whether anybody may register as an administrator. */
export function isRegistrationOpen(settings: Settings): boolean {
  return flagSetting(settings, 'admin.registration');
}
