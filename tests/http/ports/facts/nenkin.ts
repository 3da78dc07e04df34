import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  insured: { kind: '2' },
};

export const asks: FactsOfService['asks'] = [['pensionMenu']];
