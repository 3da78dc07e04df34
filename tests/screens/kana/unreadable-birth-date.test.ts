import { describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, tabWith } from './draft.ts';

const project = projectOf();
standStill();

describe('a birth date that cannot be read (AM-057)', () => {
  const birthDate = '1971ZZ05';
  const draft = { ...draftOf(), reports: draftOf().reports.map((report) => ({ ...report, birthDate })) };
  const body = { members: [{ id: 'child', birthDate }], reports: [], informant: draft.informant };
  const replies: Replies = { kanaGet: { body }, kanaTempInputGet: { body: draft } };

  it.each([
    ['where it is shown', 'confirm-familyregister-information'],
    ['nor does a resume pass by the screen that refuses', 'confirm-report-details'],
  ])('is refused for good: %s', async (_, path) => {
    const browser = openBrowser({ project, storages: tabWith({}), replies: { ...answers, ...replies } });
    await browser.open(`kana/${path}`);
    await browser.settle();
    expect([browser.at, browser.location.search]).toEqual(['kana-error', '?type=10&code=B00105']);
  });
});
