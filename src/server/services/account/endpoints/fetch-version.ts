import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Versions of the native app, which the client compares with the installed one before launching it. */
export const endpoint = defineEndpoint('fetchVersion', {
  login: 'required',
  async handle({ citizen }) {
    const { latestVersion, availableVersion } = citizen.persona.nativeApp;
    return ok({ nativeApLatestVersion: latestVersion, nativeApAvailableVersion: availableVersion });
  },
});
