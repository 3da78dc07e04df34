import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  qualified: {
    romanName: { family: 'MIHON', first: 'HANAKO' },
    qualifications: [{ id: 'q-1', type: '01', registrationNumber: '123456', registrationDate: '2005-04-01' }],
  },
};

export const asks: FactsOfService['asks'] = [['hpkiQualifications']];

export const knobs: FactsOfService['knobs'] = ['application'];
