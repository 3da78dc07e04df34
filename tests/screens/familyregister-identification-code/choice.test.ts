import { expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
const service = 'familyregister-identification-code';
const register = { id: 'register-1', type: '1', domicile: '東京都見本区1番地', headOfTheFamily: '見本　太郎' };
const card = { register, isChanging: false, isChosen: false, domicileImage: '', headOfTheFamilyImage: '' };
const code = {
  ...register,
  registerId: register.id,
  identificationCode: '1234567812345678',
  issueDate: '20261120',
  validUntil: '20270220',
};

it('what was chosen is there on the way back and after a reload, and gone once the code was issued [IC-012]', async () => {
  const tab = openBrowser({
    project,
    replies: {
      identificationCodeInformation: {
        body: {
          applicant: { kanjiName: '見本　花子', birthdate: '19800405' },
          registers: [card],
          codes: [],
          validMonths: 3,
          fee: 0,
          timesFiled: 0,
        },
      },
      identificationCodeIssue: { body: { receptionNumber: '1234567812345678', codes: [code] } },
    },
  });
  const chosen = () => {
    const { registers } = tab.screen.view.getState().form as { registers: readonly (typeof card)[] };
    return registers.map(({ isChosen }) => isChosen);
  };
  await tab.open(`${service}/information`);
  expect(chosen()).toEqual([false]);
  tab.screen.recordInput('registers', [{ ...card, isChosen: true }]);
  await tab.press('next');
  expect(tab.at).toBe(`${service}-digital-signature`);
  await tab.open(`${service}/information`);
  expect(chosen()).toEqual([true]);

  await tab.open(`${service}/digital-signature?sessionId=s&nonce=n`);
  await tab.settle();
  expect(tab.at).toBe(`${service}-complete`);
  await tab.open(`${service}/digital-signature/qr`);
  await tab.settle();
  expect(tab.at).toBe(`${service}-complete`);
  await tab.open(`${service}/information`);
  expect(chosen()).toEqual([false]);
});
