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

  it('apply-correction without a request: neither', async () => {
    const replies = { ...answers, kanaAdjustRequest: { code: 'EDV104' } };
    const browser = openBrowser({ project, storages: tabWith({}), replies });
    await browser.open('kana/apply-correction');
    await browser.settle();
    expect([browser.at, browser.location.search]).toEqual(['kana-error', '?type=03&code=EDV104']);
    expect(stateIn(browser.storages, 'process')).toBeUndefined();
  });
});
