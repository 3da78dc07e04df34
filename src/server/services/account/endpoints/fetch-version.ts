import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Versions of the native app, which the client compares with the installed one before launching it. */
export const endpoint = defineEndpoint('fetchVersion', {
  login: 'required',
  async handle({ known }) {
    const citizen = await known();
    const { latestVersion, availableVersion } = citizen.record.nativeApp;
    return ok({ nativeApLatestVersion: latestVersion, nativeApAvailableVersion: availableVersion });
  },
});
