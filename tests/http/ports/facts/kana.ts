import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  family: {
    familyName: { origin: '見本', furigana: 'ミホン', isUndetermined: false },
    headId: '1',
    isEmigrant: false,
    isInTransfer: false,
    members: [{ id: '1', type: '1', firstName: { origin: '花子', furigana: 'ハナコ', isUndetermined: false } }],
  },
};

export const asks: FactsOfService['asks'] = [['kanaGet'], ['kanaHistories']];

export const knobs: FactsOfService['knobs'] = ['filed', 'begun'];
