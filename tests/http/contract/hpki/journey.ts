import type { Application } from '../../../../src/server/services/hpki/applications.ts';

/** What the doctor `hpki-doctor` fills in; `changes` makes another application of it. */
export function filledApplication(changes: Partial<Application> = {}): Application {
  return {
    qualificationId: 'q-doctor',
    issuer: 'jma',
    registrationNumber: '400123',
    registrationDate: '2004-04-30',
    romanFamilyName: 'IRYO',
    romanFirstName: 'KAORU',
    membership: '1',
    memberNumber: '1000200030',
    hasWorkplace: '1',
    workplaceName: '見本総合病院',
    workplacePostalCode: '100-0000',
    workplaceAddress: '東京都見本区例示町一丁目1番1号',
    workplacePhone: '03-0000-0111',
    email: 'kaoru@mail.example',
    phone: '03-0000-0101',
    purposes: ['1', '2'],
    delivery: 'desk',
    deskPrefecture: '13',
    document: '1',
    ...changes,
  };
}

/** A pharmacist's, with nothing that only doctors are asked for. */
export const pharmacistApplication: Partial<Application> = {
  qualificationId: 'q-pharmacist',
  issuer: 'jpa',
  registrationNumber: '512345',
  registrationDate: '2015-05-20',
  membership: '',
  memberNumber: '',
  delivery: 'workplace',
  deskPrefecture: '',
};
