import { describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from '../../runtime/browser.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
const register = { id: 'register-1', type: '1', domicile: '東京都見本区1番地', headOfTheFamily: '見本　太郎' };
const person = (name: string) => ({ 'Session-Person': name });
const loginInfo = { isLogin: true, isAgent: false, loginType: '3', digitalCertificateType: '1', mdocFlag: '0' };
const repliesFor = (who: string): Replies => ({
  isLogin: {
    body: { loginInfo, batchNumber: { selfInfoUnreadCount: 0, taskIncompleteCount: 0 }, dateToday: '20261120' },
    headers: person(who),
  },
  identificationCodeInformation: {
    body: {
      applicant: { kanjiName: '見本　花子', birthdate: '19800405' },
      registers: [{ register, isChanging: false, isChosen: false, domicileImage: '', headOfTheFamilyImage: '' }],
      codes: [],
      validMonths: 3,
      fee: 0,
      timesFiled: 0,
    },
  },
  fetchVersion: { body: { nativeApLatestVersion: '1.0.0', nativeApAvailableVersion: '1.0.0' } },
  signaturePrepare: { body: { signatureId: 'signature-1' } },
  identificationCodeIssue: {
    body: {
      codes: [
        {
          identificationCode: '1234567812345678',
          registerId: 'register-1',
          ...register,
          issueDate: '20261120',
          validUntil: '20270220',
        },
      ],
    },
  },
});
const service = 'familyregister-identification-code';
const returned = `${service}/digital-signature?sessionId=s&nonce=n`;

/** A tab that has chosen a register and opened the app; answers what the tabs of its browser share. */
async function launched() {
  const local = new MemoryStorage();
  const tab = openBrowser({
    project,
    replies: repliesFor('hanako'),
    storages: { session: new MemoryStorage(), local },
  });
  await tab.open(`${service}/information`);
  tab.screen.recordInput('registers', [
    { register, isChanging: false, isChosen: true, domicileImage: '', headOfTheFamilyImage: '' },
  ]);
  await tab.press('next');
  expect(tab.at).toBe(`${service}-digital-signature`);
  await tab.press('sign');
  expect(tab.apps).toHaveLength(1);
  return { local, tab };
}

const openTab = (local: MemoryStorage, who: string) =>
  openBrowser({ project, replies: repliesFor(who), storages: { session: new MemoryStorage(), local } });
const handedOver = (local: MemoryStorage) => local.getItem(`madoguchi.handed-over.${service}`);

describe('an app that comes back to another tab', () => {
  it('finds there what the first tab kept, once', async () => {
    const { local } = await launched();
    expect(handedOver(local)).not.toBeNull();
    const tab = openTab(local, 'hanako');
    await tab.open(returned);
    await tab.settle();
    expect(tab.sent('identificationCodeIssue')[0]?.body.reqBody).toEqual({
      application: { kind: 'identification-code', registers: [register] },
      signature: { sessionId: 's', nonce: 'n' },
    });
    expect(tab.at).toBe(`${service}-complete`);
    expect(handedOver(local)).toBeNull();
  });

  it('shows it to nobody else', async () => {
    const { local } = await launched();
    const tab = openTab(local, 'taro');
    await tab.open(returned);
    await tab.settle();
    expect(tab.left).toHaveLength(1);
    expect(tab.storages.session.getItem(`madoguchi.state.${service}.choice`)).toBeNull();
    expect(tab.sent('identificationCodeIssue')).toEqual([]);
  });

  it('is not read by a tab that nobody came back to, and ends when the first tab is come back to', async () => {
    const { local, tab: first } = await launched();
    const tab = openTab(local, 'hanako');
    await tab.open(`${service}/digital-signature`);
    await tab.settle();
    expect(tab.at).toBe(`${service}-information`);
    expect(handedOver(local)).not.toBeNull();
    await first.open(returned);
    await first.settle();
    expect([first.at, handedOver(local)]).toEqual([`${service}-complete`, null]);
  });
});
