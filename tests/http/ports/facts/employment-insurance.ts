import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  employment: {
    insuredNumber: '1312-345678-9',
    periods: [{ office: { name: '株式会社みほん製作所', number: '1301-123456-7' }, kind: '1', acquiredOn: '20180401' }],
  },
};

export const asks: FactsOfService['asks'] = [['employmentRecord'], ['employmentBenefits'], ['employmentSlips']];
