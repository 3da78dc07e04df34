import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/model/catalog.ts';
import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import { openBrowser, type Replies, type Reply } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, keepState, stateIn, tabWith } from './draft.ts';

const project = projectOf();
standStill();
beforeAll(() => import('../../../src/runtime/fields/field-parts.ts'));

const here = { ...draftOf(), id: 'draft-1', revision: 2 };
/** As another device saved it meanwhile. */
const there = {
  ...here,
  revision: 5,
  reports: here.reports.map((report) => ({ ...report, furigana: report.id === 'own' ? 'ベツノ' : report.furigana })),
};

async function atConflict(replies: Replies) {
  const browser = openBrowser({
    project,
    storages: tabWith({ process: 'new', draft: here }),
    replies: {
      ...answers,
      kanaTempInputSave: (nth) => (nth === 1 ? { code: 'EDV106' } : { body: { revision: 6, lastDay: '20261223' } }),
      kanaTempInputGet: { body: there },
      ...replies,
    },
  });
  await browser.open('kana/input-kana');
  await browser.settle();
  await browser.press('next');
  await browser.settle();
  return browser;
}

describe('the draft was saved on another device meanwhile', () => {
  it('filed from another tab while the dialog asks: it ends there, too', async () => {
    const browser = await atConflict({
      outcomeGet: {
        body: {
          outcome: 'done',
          answer: {
            type: '1',
            arrivalNumber: '2026112300000001',
            applicationNumber: '0000000001',
            procedureId: 'p1',
            submissionDate: '20261123',
          },
        },
      },
    });
    const filed = { key: 'k', intention: 'draft-1.5', screenId: 'SCK3003-01-012', at: '/svc/kana/digital-signature' };
    const value = { ...filed, content: 1, isSent: true, isLost: false };
    const key = storageKeys.filedBy('', 'kanaSubmit');
    browser.storages.local.setItem(key, JSON.stringify({ value, expiresAt: null }));
    browser.portal.handleStorage(key);
    await pass(1);
    await browser.settle();
    expect([browser.at, browser.dialog, told(browser)]).toEqual(['kana-complete', null, words.filedElsewhere]);
    expect(browser.sent('kanaTempInputSave')).toHaveLength(1);
  });

  it('a dialog compares; what is here is saved only when it is chosen, on top of what is there', async () => {
    const browser = await atConflict({});
    expect(browser.dialog?.name).toBe('openedElsewhere');
    expect(browser.sent('kanaTempInputSave').map(({ body }) => body.reqBody?.revision)).toEqual([2]);
    await browser.answerDialog('keep');
    await browser.settle();
    const again = browser.sent('kanaTempInputSave')[1]?.body.reqBody;
    expect(again).toMatchObject({ revision: 5, draftId: 'draft-1', reports: here.reports });
    expect(browser.sent('kanaTempInformantSave')[0]?.body.reqBody).toMatchObject({ revision: 6, draftId: 'draft-1' });
    expect(browser.at).not.toBe('kana-input-kana');
  });

  it('back on the screen nothing is lost, and nothing is saved', async () => {
    const browser = await atConflict({});
    await browser.answerDialog('close');
    await browser.settle();
    expect([browser.at, browser.sent('kanaTempInputSave').length]).toEqual(['kana-input-kana', 1]);
    expect(stateIn(browser.storages, 'draft')).toMatchObject({ revision: 2, reports: here.reports });
  });

  it('what is there can be opened', async () => {
    const browser = await atConflict({});
    await browser.answerDialog('reload');
    await browser.settle();
    expect(stateIn(browser.storages, 'draft')).toMatchObject({ revision: 5, reports: there.reports });
  });

  it('another draft of the same procedure: saved into it only when it is chosen, by its id', async () => {
    const browser = await atConflict({ kanaTempInputGet: { body: { ...there, id: 'draft-2', revision: 1 } } });
    expect(browser.dialog?.name).toBe('openedElsewhere');
    await browser.answerDialog('keep');
    await browser.settle();
    expect(browser.sent('kanaTempInputSave')[1]?.body.reqBody).toMatchObject({ revision: 1, draftId: 'draft-2' });
  });

  it('another procedure: nothing of this one can be saved into it', async () => {
    const browser = await atConflict({
      kanaTempInputGet: { body: { ...there, id: 'draft-2', type: '3', procedureId: 'p1' } },
    });
    expect(browser.dialog?.name).toBe('otherProcedureElsewhere');
    await browser.answerDialog('close');
    await browser.settle();
    expect([browser.at, browser.sent('kanaTempInputSave').length]).toEqual(['kana-input-kana', 1]);
    expect(stateIn(browser.storages, 'draft')).toMatchObject({ id: 'draft-1', reports: here.reports });
  });
});

const words = (project.catalogs[0] as Catalog).shell.words;
const process = { '1': 'new', '2': 'correction', '3': 'withdrawal' } as const;

/** A tab with a draft of that procedure, revision 2, at a screen of it; the portal keeps `kept`. */
async function atChecked(path: string, type: keyof typeof process, replies: Replies, tab = tabWith({})) {
  const draft = { ...draftOf(undefined, type), revision: 2 };
  keepState(tab, 'process', process[type]);
  keepState(tab, 'draft', draft);
  const browser = openBrowser({ project, storages: tab, replies: { ...answers, ...replies } });
  await browser.open(`kana/${path}`);
  await browser.settle();
  return { browser, draft };
}

const phone = '0398765432';
const newer = (type: string) => {
  const draft = draftOf(undefined, type);
  return { ...draft, revision: 5, informant: { ...draft.informant, phone } };
};
const told = ({ screen }: ReturnType<typeof openBrowser>) => screen.view.getState().reason;

describe('what is confirmed is what the portal keeps [AM-102]', () => {
  it.each([
    ['confirm-report-details', '1', 'kana-confirm-report-details'],
    ['agreement', '1', 'kana-confirm-report-details'],
    ['confirm-correction', '2', 'kana-confirm-correction'],
    ['confirm-withdrawal-details', '3', 'kana-confirm-withdrawal-details'],
  ] as const)('%s: what another device has saved is shown on the check page, and said', async (path, type, check) => {
    const { browser } = await atChecked(path, type, { kanaTempInputGet: { body: newer(type) } });
    expect([browser.at, told(browser)]).toEqual([check, words.draftRenewed]);
    expect(stateIn(browser.storages, 'draft')).toMatchObject({ revision: 5, informant: { phone } });
  });

  it.each([
    ['confirm-report-details', '1'],
    ['confirm-correction', '2'],
    ['confirm-withdrawal-details', '3'],
  ] as const)(
    '%s: saved elsewhere while the page is out of sight: it is there when the page is shown again',
    async (path, type) => {
      let kept: object = { ...draftOf(undefined, type), revision: 2 };
      const { browser } = await atChecked(path, type, { kanaTempInputGet: () => ({ body: kept }) });
      expect(told(browser)).toBe('');
      kept = newer(type);
      await browser.screen.lookAgain(false);
      await browser.settle();
      expect([told(browser), stateIn(browser.storages, 'draft')]).toEqual([words.draftRenewed, kept]);
    },
  );

  const unsavedTab = () => {
    const tab = tabWith({});
    const way = { last: null, before: {}, accepted: [], returnTo: null, unsaved: true };
    tab.session.setItem('madoguchi.way.kana', JSON.stringify({ value: way, expiresAt: null }));
    return tab;
  };

  it('what only this tab has is not said to be kept, though the portal has the state before it', async () => {
    const kept = { ...draftOf(undefined, '1'), revision: 2 };
    const { browser } = await atChecked(
      'confirm-report-details',
      '1',
      { kanaTempInputGet: { body: kept } },
      unsavedTab(),
    );
    expect(browser.screen.view.getState().scope.draft).toEqual({ saved: false, current: false });
  });

  it('what only this tab has is not dropped; that something else is saved is said', async () => {
    const tab = unsavedTab();
    const { browser, draft } = await atChecked(
      'confirm-report-details',
      '1',
      { kanaTempInputGet: { body: newer('1') } },
      tab,
    );
    expect([told(browser), stateIn(browser.storages, 'draft')]).toEqual([words.draftDiffers, draft]);
  });

  it('a draft that is gone is no longer shown; one that cannot be read blocks nobody, and is not said to be kept', async () => {
    const gone = await atChecked('confirm-withdrawal-details', '3', { kanaTempInputGet: { code: 'EDV105' } });
    expect(gone.browser.at).toBe('kana-error');
    const unread = await atChecked('confirm-report-details', '1', { kanaTempInputGet: 'network' });
    expect(unread.browser.at).toBe('kana-confirm-report-details');
    expect(unread.browser.screen.view.getState().scope.draft).toEqual({ saved: true, current: false });
  });
});

describe('filed in one tab, the other one shows what came of it [AM-044]', () => {
  const submission = {
    type: '3',
    arrivalNumber: '2026112000000001',
    applicationNumber: '0000000001',
    submissionDate: '20261120',
  };
  const replies: Replies = {
    kanaTempInputGet: { body: { ...draftOf(undefined, '3'), revision: 2 } },
    kanaSubmit: { body: submission },
    receiptGet: { body: { receipts: [] } },
    outcomeGet: { body: { outcome: 'done', answer: submission } },
  };

  it('loaded anew, or at once when it hears of it', async () => {
    const local = new MemoryStorage();
    const tabOf = () => ({ ...tabWith({}), local });
    const path = 'confirm-withdrawal-details';
    const { browser: second } = await atChecked(path, '3', replies, tabOf());
    const { browser: first } = await atChecked(path, '3', replies, tabOf());
    await first.press('next');
    await first.settle();
    expect(first.at).toBe('kana-complete-withdrawal');
    second.portal.handleStorage('madoguchi.filed..kanaSubmit');
    await second.settle();
    expect([second.at, told(second)]).toEqual(['kana-complete-withdrawal', words.filedElsewhere]);
    const { browser: third } = await atChecked(path, '3', replies, tabOf());
    expect([third.at, told(third)]).toEqual(['kana-complete-withdrawal', words.filedElsewhere]);
    expect(third.sent('kanaSubmit')).toEqual([]);
  });

  it.each([
    ['confirm-withdrawal-details', 'kana-confirm-withdrawal-details'],
    ['select-withdrawal-reason', 'kana-select-withdrawal-reason'],
  ])('also where it has an earlier state of what was filed, at %s', async (path, at) => {
    const local = new MemoryStorage();
    const tabOf = () => ({ ...tabWith({}), local });
    let kept: Reply = { body: { ...draftOf(undefined, '3'), revision: 2 } };
    const now = { ...replies, kanaTempInputGet: () => kept };
    const { browser: second } = await atChecked(path, '3', now, tabOf());
    expect(second.at).toBe(at);
    kept = { body: { ...draftOf(undefined, '3'), revision: 3 } };
    const { browser: first } = await atChecked('confirm-withdrawal-details', '3', now, tabOf());
    await first.press('next');
    await first.settle();
    expect(first.at).toBe('kana-complete-withdrawal');
    kept = { code: 'EDV105' };
    second.portal.handleStorage('madoguchi.filed..kanaSubmit');
    await second.settle();
    expect([second.at, told(second)]).toEqual(['kana-complete-withdrawal', words.filedElsewhere]);
  });

  it('not where it has another draft by now', async () => {
    const local = new MemoryStorage();
    const tabOf = () => ({ ...tabWith({}), local });
    const { browser: first } = await atChecked('confirm-withdrawal-details', '3', replies, tabOf());
    await first.press('next');
    await first.settle();
    const another = { ...draftOf(undefined, '3'), id: 'draft-10', revision: 2 };
    const tab = tabOf();
    keepState(tab, 'process', 'withdrawal');
    keepState(tab, 'draft', another);
    const second = openBrowser({
      project,
      storages: tab,
      replies: { ...answers, ...replies, kanaTempInputGet: { body: another } },
    });
    await second.open('kana/confirm-withdrawal-details');
    await second.settle();
    expect(second.at).toBe('kana-confirm-withdrawal-details');
  });

  it('also where it still stands at an input', async () => {
    const local = new MemoryStorage();
    const tabOf = () => ({ ...tabWith({}), local });
    const { browser: second } = await atChecked('select-withdrawal-reason', '3', replies, tabOf());
    expect(second.at).toBe('kana-select-withdrawal-reason');
    const { browser: first } = await atChecked('confirm-withdrawal-details', '3', replies, tabOf());
    await first.press('next');
    await first.settle();
    second.portal.handleStorage('madoguchi.filed..kanaSubmit');
    await second.settle();
    expect([second.at, told(second)]).toEqual(['kana-complete-withdrawal', words.filedElsewhere]);
  });
});
