import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  tax: {
    linkedSites: ['eTax'],
    certificates: [{ kind: '01', issuer: '見本生命', site: 'eShishobako', amountYen: 40_000 }],
    medical: [{ patient: '見本　花子', isOwn: true, visits: 3, amountYen: 12_000 }],
    silentSites: [],
  },
};

export const asks: FactsOfService['asks'] = [['taxPreparation', { procedure: 'taxReturn' }]];

export const knobs: FactsOfService['knobs'] = ['medicalFailure', 'medicalWaits'];

export const obtains: FactsOfService['obtains'] = { what: 'medicalExpenses', sample: 'tax-medical-slow', most: 3 };
