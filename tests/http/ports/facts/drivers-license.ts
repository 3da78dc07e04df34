import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  licence: {
    ownership: '1',
    number: '309812345670',
    category: '1',
    kinds: [{ name: '普通自動車', acquiredOn: '19980805' }],
    conditions: ['眼鏡等'],
    deliveredOn: '20240405',
    renewalFrom: '20290305',
    validUntil: '20290505',
    permanentAddress: '東京都見本区例示町一丁目45番地',
    events: [],
    dispositions: [],
    points: 0,
  },
};

export const asks: FactsOfService['asks'] = [
  ['licenceInformation'],
  ['licenceCourse'],
  ['licenceHistory'],
  ['licenceAutoChange'],
];

export const knobs: FactsOfService['knobs'] = ['yearsToExpiry', 'autoChangeForDays', 'course', 'addressChange'];
