import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { textSetting } from '../../../kernel/portal/settings.ts';

/** Versions of the native app, which the client compares with the installed one before launching it. */
export const endpoint = defineEndpoint('fetchVersion', {
  login: 'required',
  async handle({ settings }) {
    return ok({
      nativeApLatestVersion: textSetting(settings, 'nativeApp.latestVersion'),
      nativeApAvailableVersion: textSetting(settings, 'nativeApp.availableVersion'),
    });
  },
});
