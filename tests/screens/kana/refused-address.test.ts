import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, stateIn, tabWith } from './draft.ts';

const project = projectOf();
standStill();

describe('an address opened without anything begun', () => {
  it.each(['withdrawal', 'apply-correction'])('%s: refused, it has begun nothing', async (path) => {
    const browser = openBrowser({ project, storages: tabWith({}), replies: answers });
    await browser.open(`kana/${path}`);
    await browser.settle();
    expect([browser.at, browser.location.search]).toEqual(['kana-error', '?type=02']);
    expect(stateIn(browser.storages, 'process')).toBeUndefined();
  });

  it.each([
    ['begun nowhere: it is not the content that is wrong', {}, '?type=02'],
    ['begun for a request that is gone', { messageId: 'D1' }, '?type=03&code=EDV104'],
  ])('apply-correction without a request, %s', async (_how, state, search) => {
    const replies = { ...answers, kanaAdjustRequest: { code: 'EDV104' } };
    const browser = openBrowser({ project, storages: tabWith(state), replies });
    await browser.open('kana/apply-correction');
    await browser.settle();
    expect([browser.at, browser.location.search]).toEqual(['kana-error', search]);
    expect(stateIn(browser.storages, 'process')).toBeUndefined();
  });
});
