/** What a calling service sends that is not written in the story: its own pages are those of the sandbox. */
const usual = {
  returnUrl: '/sandbox/caller/returned',
  cancelUrl: '/sandbox/caller/cancelled',
  finishUrl: '/sandbox/caller/finished',
  processId: '001',
  sinseiTetuzukiSyubetuCd: 'T001',
  progress: '5',
  step: '2',
} as const;

/** The whole query. An address of this site is written without its origin; an empty value is not sent. */
export function launchQuery(
  written: { readonly [name: string]: string },
  origin: string,
): { readonly [name: string]: string } {
  const all = Object.entries({ ...usual, ...written });
  return Object.fromEntries(all.map(([name, value]) => [name, value.startsWith('/') ? `${origin}${value}` : value]));
}
