/** Settings that the browser's code reads by their names; all others are read by descriptors and the catalogue. */
export const codeSettings = [
  'age.dayBefore',
  'birthdate.dayCodes',
  'birthdate.monthCodes',
  'button.lock',
  'change.straightBack',
  'insight.host',
  'intent.keep',
  'intent.target',
  'launch.origins',
  'locale.name',
  'log.output',
  'login.attemptKeep',
  'login.fieldCd',
  'login.fieldDetailCd',
  'login.transitionFlg',
  'outcome.ask',
  'outcome.keep',
  'portal.origin',
  'session.warnBefore',
  'toast.for',
  'toast.most',
  'userTimes.output',
] as const;

/** How long the server waits while it draws a page. */
export const drawingWait = 'drawing.wait';

export type CodeSetting = (typeof codeSettings)[number];
