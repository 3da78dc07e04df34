import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, stateIn, tabWith } from './draft.ts';

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
