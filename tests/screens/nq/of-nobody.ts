import type { Known } from '../../../src/server/services/nq/catalogue/with-known.ts';

/** What the portal knows on a day of somebody of whom it knows no more than the birthdate. */
export const ofNobody = (birthdate: string): Known => ({
  today: '20261124',
  inOneYear: '20271124',
  inTenYears: '20361231',
  thirtyDaysAgo: '20261025',
  birthdate,
  familyName: '',
  registeredOn: birthdate,
  registeredFamilyName: '',
  registeredGivenName: '',
  registeredPrefecture: '',
});
