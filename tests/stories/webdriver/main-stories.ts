/** The way that most people of a service take, from its first screen to its last: what CI plays in every engine, in turns. */
export const mainStories: readonly string[] = [
  'admin/register',
  'drivers-license/change-permanent-address',
  'employment-insurance/receive-slip',
  'familyregister-identification-code/acquire-two',
  'familyregister/submit-by-qr',
  'hpki/doctor-applies',
  'kana/file-alone',
  'nenkin/menu',
  'nq/apply-old-name',
  'tax-return/hand-over',
  'year-end-adjustment/number-for-employer',
];
