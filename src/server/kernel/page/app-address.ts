/** Below which the citizen app is served: what it is built with (`base` of vite.config.ts). */
const appRoot = '/svc/';

/** The address of a file or a page of the citizen app that is no screen (`screenAddress`); empty = the app itself. */
export function appAddress(path: string): string {
  return `${appRoot}${path}`;
}
