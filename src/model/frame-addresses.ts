/** Addresses the frame itself goes to, by their names in the catalogue. */
export const frameAddresses = {
  top: 'portalTop',
  notFound: 'notFound',
  privateMode: 'privateMode',
  initialSort: 'initialSort',
  loginLanding: 'loginLanding',
  forgetDevice: 'forgetDevice',
} as const;
