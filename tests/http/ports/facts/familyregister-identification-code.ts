import type { FactsOfService } from '../facts-of-service.ts';

export const facts: FactsOfService['facts'] = {
  identificationCode: {
    closedRegisters: [{ domicile: '福岡県試験市見本台七丁目8番地', headOfTheFamily: '見本　太郎' }],
  },
};

export const asks: FactsOfService['asks'] = [['identificationCodeInformation']];

export const knobs: FactsOfService['knobs'] = ['issued'];
