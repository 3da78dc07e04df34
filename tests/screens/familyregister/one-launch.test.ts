import { describe, expect, it } from 'vitest';
import { launchQuery, loggedIn, openBrowser, type Replies } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
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

const openTab = (own: Storages, more: Replies = {}, person = 'a') =>
  openBrowser({
    project,
    storages: own,
    replies: { isLogin: { body: loggedIn, headers: { 'session-person': person } }, ...replies, ...more },
  });

/** Opens the launch, or goes on under the one there is, and submits; the keys that were sent. An earlier sending stays unknown, a done launch is begun anew. */
async function submit(own: Storages, { path = '', createXml = replies.createXml } = {}) {
  const tab = openTab(own, { outcomeGet: 'network', ...(createXml && { createXml }) });
  if (path !== '') await tab.open(path);
  if (tab.dialog?.name === 'launchDone') await tab.answerDialog('again');
  if (tab.dialog?.name === 'outcomeUnknown') await tab.answerDialog('close');
  await tab.open(confirm);
  if (tab.dialog?.name === 'outcomeUnknown') await tab.answerDialog('close');
  await tab.press('next');
  const [sent] = tab.sent('createXml');
  return { tab, launch: sent?.headers.get('intention-key') ?? '', key: sent?.headers.get('idempotency-key') ?? '' };
}

describe('one launch is one submission', () => {
  it('begins with a key', async () => {
    const { launch, tab } = await submit(storages(), { path: select });
    expect([launch.length > 8, tab.left]).toEqual([true, ['https://portal.example/finish']]);
  });

  it('from the page cache, it is said that it is done', async () => {
    const { tab } = await submit(storages(), { path: select });
    void tab.screen.lookAgain(true);
    await tab.settle();
    expect(tab.dialog?.name).toBe('launchDone');
  });

  it('a reload after a lost answer is the same launch, though the portal shows the domicile under another key', async () => {
    const own = storages();
    const first = await submit(own, { path: select, createXml: 'network' });
    expect(first.tab.dialog?.name).toBe('outcomeUnknown');
    expect((await submit(own)).launch).toBe(first.launch);
  });

  it('two tabs with the same data are one launch', async () => {
    const own = storages();
    const tabs = [own, tabBeside(own)].map((storage) => openTab(storage));
    for (const path of [select, confirm]) for (const tab of tabs) await tab.open(path);
    for (const tab of tabs) await tab.press('next');
    const [one, other] = tabs.map((tab) => tab.sent('createXml')[0]?.headers.get('intention-key'));
    expect([one === undefined, other]).toEqual([false, one]);
  });

  it('launched anew before it is done: still the same, so that a lost answer is found again', async () => {
    const own = storages();
    const first = await submit(own, { path: select, createXml: { raw: 'oops' } });
    expect((await submit(own, { path: select })).launch).toBe(first.launch);
  });

  it('begun anew once it is done, or launched for something else: another one', async () => {
    const own = storages();
    const first = await submit(own, { path: select });
    const second = await submit(own, { path: select });
    const beside = await submit(tabBeside(own), { path: select });
    const other = await submit(own, { path: `familyregister/select/${launchQuery({ sinseiTetuzukiSyubetuCd: 'B' })}` });
    expect(new Set([first, second, beside, other].map(({ launch }) => launch)).size).toBe(4);
  });

  it('begun anew in two tabs that both said that it is done: one more, not two', async () => {
    const own = storages();
    await submit(own, { path: select });
    const tabs = [own, tabBeside(own)].map((storage) => openTab(storage));
    for (const tab of tabs) await tab.open(select);
    for (const tab of tabs) await tab.answerDialog('again');
    for (const tab of tabs) await tab.open(confirm);
    for (const tab of tabs) await tab.press('next');
    const [one, other] = tabs.map((tab) => tab.sent('createXml')[0]?.headers.get('intention-key'));
    expect([one === undefined, other]).toEqual([false, one]);
  });

  it.each([
    ['loaded anew', (own: Storages) => own, confirm],
    ['launched again', (own: Storages) => own, select],
    ['launched again in another tab', tabBeside, select],
  ])('%s once it is done: it is said, before anything else, and leads to the end', async (_, at, path) => {
    const own = storages();
    await submit(own, { path: select });
    const tab = openTab(at(own));
    await tab.open(path);
    expect([tab.dialog?.name, tab.sent('domicileGet')]).toEqual(['launchDone', []]);
    // The claim is drawn only while its witness holds.
    expect(tab.dialog?.title).not.toBe('');
    await tab.answerDialog('finish');
    expect(tab.left).toEqual(['https://portal.example/finish']);
  });

  it('begun anew, nothing chosen before is left, and it begins at its first screen', async () => {
    const own = storages();
    await submit(own, { path: select });
    own.session.setItem(
      'madoguchi.typed.familyregister.familyregister-select',
      '{"value":{"turnIn":"offline"},"expiresAt":null}',
    );
    const tab = openTab(own);
    await tab.open(confirm);
    await tab.answerDialog('again');
    expect([tab.at, tab.dialog, tab.screen.view.getState().phase]).toEqual(['familyregister-select', null, 'ready']);
    expect(own.session.getItem('madoguchi.typed.familyregister.familyregister-select')).toBeNull();
  });

  it('is not done for somebody else on the device, nor where nothing was submitted', async () => {
    const own = storages();
    await submit(own, { path: select });
    const other = openTab(tabBeside(own), {}, 'b');
    await other.open(select);
    expect([other.at, other.dialog]).toEqual(['familyregister-select', null]);
    const refused = storages();
    await submit(refused, { path: select, createXml: { body: { createXmlIsSuccess: false } } });
    const again = openTab(refused);
    await again.open(select);
    expect([again.at, again.dialog]).toEqual(['familyregister-select', null]);
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
