import { describe, expect, it } from 'vitest';
import { launchQuery, MemoryStorage, openBrowser, type Replies } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
const select = `familyregister/select/${launchQuery()}`;
const confirm = 'familyregister/confirm/';
standStill();

type Storages = ReturnType<typeof storages>;
const storages = () => ({ session: new MemoryStorage(), local: new MemoryStorage() });
/** Another tab of the same browser. */
const tabBeside = ({ local }: Storages): Storages => ({ session: new MemoryStorage(), local });

let fetched = 0;
const replies: Replies = {
  domicileGet: () => {
    fetched += 1;
    return {
      body: {
        domicile: '東京都見本区',
        domicileImage: '',
        headOfTheFamily: '見本',
        headOfTheFamilyImage: '',
        hnskHttshSkbtKey: `key-${fetched}`,
        isChangingFamilyRegister: false,
      },
    };
  },
  createXml: { body: { createXmlIsSuccess: true } },
};

/** Opens the launch, or goes on under the one there is, and submits; the keys that were sent. */
async function submit(own: Storages, { path = '', isSeen = false, createXml = replies.createXml } = {}) {
  const tab = openBrowser({ project, storages: own, replies: { ...replies, ...(createXml && { createXml }) } });
  if (path !== '') await tab.open(path, isSeen);
  await tab.open(confirm);
  await tab.press('next');
  const [sent] = tab.sent('createXml');
  return { tab, launch: sent?.headers.get('intention-key') ?? '', key: sent?.headers.get('idempotency-key') ?? '' };
}

describe('one launch is one submission', () => {
  it('after the end, the browser’s back and 「次へ」 are the same launch', async () => {
    const own = storages();
    const first = await submit(own, { path: select });
    expect([first.launch.length > 8, first.tab.left]).toEqual([true, ['https://portal.example/finish']]);
    const gone = await submit(own);
    expect([gone.launch, gone.key === first.key]).toEqual([first.launch, false]);
    expect((await submit(own, { path: select, isSeen: true })).launch).toBe(first.launch);
  });

  it('a reload after a lost answer is the same launch, though the portal shows the domicile under another key', async () => {
    const own = storages();
    const first = await submit(own, { path: select, createXml: 'network' });
    expect(first.tab.dialog?.name).toBe('outcomeUnknown');
    expect((await submit(own)).launch).toBe(first.launch);
  });

  it('two tabs with the same data are one launch', async () => {
    const own = storages();
    const beside = tabBeside(own);
    const tabs = [own, beside].map((storage) => openBrowser({ project, storages: storage, replies }));
    for (const tab of tabs) await tab.open(select);
    const launches = [await submit(own), await submit(beside)].map(({ launch }) => launch);
    expect(launches[1]).toBe(launches[0]);
  });

  it('launched anew before it is done: still the same, so that a lost answer is found again', async () => {
    const own = storages();
    const first = await submit(own, { path: select, createXml: { raw: 'oops' } });
    expect((await submit(own, { path: select })).launch).toBe(first.launch);
  });

  it('launched anew once it is done, or for something else: another one', async () => {
    const own = storages();
    const first = await submit(own, { path: select });
    const second = await submit(own, { path: select });
    const beside = await submit(tabBeside(own), { path: select });
    const other = await submit(own, { path: `familyregister/select/${launchQuery({ sinseiTetuzukiSyubetuCd: 'B' })}` });
    expect(new Set([first, second, beside, other].map(({ launch }) => launch)).size).toBe(4);
  });

  it.each([
    ['HTTP 502', { status: 502 }],
    ['an answer that cannot be read', { raw: 'oops' }],
    ['result 9000 alone', { resultCode: '9000' }],
    ['a code that the call does not give', { code: 'ED9999' }],
  ])('%s does not say that nothing was submitted, and asks again under the same keys', async (_, reply) => {
    const { tab, launch, key } = await submit(storages(), { path: select, createXml: reply });
    expect(tab.dialog?.name).toBe('outcomeUnknown');
    await tab.answerDialog('retry');
    const again = tab.sent('createXml')[1]?.headers;
    expect([again?.get('idempotency-key'), again?.get('intention-key')]).toEqual([key, launch]);
  });

  it('a refusal says that nothing was submitted', async () => {
    const { tab } = await submit(storages(), { path: select, createXml: { code: 'EDS103' } });
    expect(tab.dialog?.name).toBe('submissionFailed');
  });
});

describe('「戻る」 of the counter form leads out of it', () => {
  const changing = {
    body: {
      domicile: 'x',
      domicileImage: '',
      headOfTheFamily: 'y',
      headOfTheFamilyImage: '',
      hnskHttshSkbtKey: 'k',
      isChangingFamilyRegister: true,
    },
  };
  const counter = `familyregister/select/${launchQuery({ processId: '000' })}`;

  it.each([
    ['while the register changes (register-changing)', changing],
    ['where the domicile cannot be had (domicile-eds102)', { code: 'EDS102' }],
  ])('%s', async (_, domicileGet) => {
    const tab = openBrowser({
      project,
      replies: { pseudonymCheck: { body: { pseudonymExists: true } }, domicileGet, loggingCreate: {} },
    });
    await tab.open(counter);
    tab.screen.recordInput('turnIn', 'online');
    await tab.press('next');
    if (tab.dialog !== null) await tab.answerDialog('next');
    expect(tab.at).toBe('familyregister-counter-input');
    await tab.press('back');
    expect(tab.at).toBe('familyregister-select');
  });

  it('after a card has been read: to what was read from it', async () => {
    const four = { kanjiName: '見本 太郎', sex: '1', birthdate: '19800101', address: '東京都' };
    const tab = openBrowser({
      project,
      replies: {
        pseudonymCheck: { body: { pseudonymExists: false } },
        get4information: { body: four },
        set4information: { body: { is4informationSetSuccess: true } },
        pseudonymExec: { body: { pseudonymExecIsSuccess: true } },
        readHistory: {},
        domicileGet: changing,
        loggingCreate: {},
      },
    });
    await tab.open(counter);
    await tab.open('familyregister/personal-information/confirm/?sessionId=s&nonce=n');
    await tab.press('next');
    expect(tab.at).toBe('familyregister-counter-input');
    await tab.press('back');
    expect(tab.at).toBe('familyregister-personal-information-confirm');
  });
});
