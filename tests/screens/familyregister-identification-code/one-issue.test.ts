import { expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
const service = 'familyregister-identification-code';
const register = { id: 'register-1', type: '1', domicile: '東京都見本区1番地', headOfTheFamily: '見本　太郎' };
const card = { register, isChanging: false, isChosen: false, domicileImage: '', headOfTheFamilyImage: '' };

/** What the issue is the act of, on a device that has issued nothing yet, when the portal has issued so often. */
async function intentionAfter(timesFiled: number) {
  const device = openBrowser({
    project,
    replies: {
      identificationCodeInformation: {
        body: {
          applicant: { kanjiName: '見本　花子', birthdate: '19800405' },
          registers: [card],
          codes: [],
          validMonths: 3,
          fee: 0,
          timesFiled,
        },
      },
      identificationCodeIssue: 'network',
    },
  });
  await device.open(`${service}/information`);
  device.screen.recordInput('registers', [{ ...card, isChosen: true }]);
  await device.press('next');
  await device.open(`${service}/digital-signature?sessionId=s&nonce=n`);
  await device.settle();
  const [sent] = device.sent('identificationCodeIssue');
  return { intention: sent?.headers.get('intention-key'), key: sent?.headers.get('idempotency-key') };
}

it('two devices that begin the same application send the same act, and the next application is another one [IC-011]', async () => {
  const [one, other, next] = [await intentionAfter(0), await intentionAfter(0), await intentionAfter(1)];
  expect([one.intention, other.intention, next.intention]).toEqual(['0.register-1', '0.register-1', '1.register-1']);
  expect(one.key).not.toBe(other.key);
});
