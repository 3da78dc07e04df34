/** Calls the frame itself makes, by their names in the catalogue. */
export const frameCalls = {
  isLogin: 'isLogin',
  extendSession: 'sessionExtend',
  logout: 'logout',
  log: 'loggingCreate',
  outcome: 'outcomeGet',
} as const;
