import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  nationalQualifications: {
    held: [
      {
        qualificationId: 'nurse',
        qualificationHandleUnitCode: '00',
        registrationNumber: '1456789',
        registeredOn: '20000510',
      },
    ],
    exams: [
      {
        qualificationId: 'care-worker',
        qualificationHandleUnitCode: '00',
        examinationDate: '20260125',
        examineeNumber: '0123-45678',
        result: '1',
      },
    ],
    silent: ['pref-27'],
  },
};

export const asks: FactsOfService['asks'] = [['nqPossessionList'], ['nqExamHistory', {}]];

export const knobs: FactsOfService['knobs'] = ['applied', 'timesAgo'];
