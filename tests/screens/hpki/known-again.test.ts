import { beforeAll, expect, it } from 'vitest';
import { openBrowser, type Replies } from '../../runtime/browser.ts';
import { answersFor, applicationTo, open, project, submission } from './application.ts';

beforeAll(() => import('../../../src/runtime/fields/field-parts.ts'));

const state = { application: applicationTo('jma'), timesFiled: '0' };

/** The consent is given and sent. */
async function applied(replies: Replies) {
  const browser = await open('hpki/consent', { state, replies });
  browser.screen.recordInput('agreed', true);
  await browser.press('next');
  return browser;
}

it('something else was applied for before, elsewhere: that is said, and what was received is shown', async () => {
  const browser = await applied({ hpkiSubmit: { body: submission('jma'), headers: { 'outcome-of': 'other' } } });
  expect([browser.at, browser.dialog?.name]).toEqual(['hpki-consent', 'outcomeOther']);
  // The claim is drawn only while its witness holds.
  expect(browser.dialog?.title).not.toBe('');
  await browser.answerDialog('result');
  expect([browser.at, browser.dialog]).toEqual(['hpki-completion', null]);
});

it('told that it was received, whoever leaves without pressing anything finds the result everywhere, not the form', async () => {
  const { storages } = await applied({ hpkiSubmit: 'network' });
  const again = (path: string) => {
    const browser = openBrowser({
      project,
      storages,
      replies: { ...answersFor('jma'), outcomeGet: { body: { outcome: 'done', answer: submission('jma') } } },
    });
    return browser.open(path).then(() => browser);
  };
  const told = await again('hpki/top');
  expect([told.at, told.dialog?.name]).toEqual(['hpki-consent', 'outcomeDone']);
  for (const path of ['hpki/consent', 'hpki/jma/completion', 'hpki/jma/confirmation']) {
    const later = await again(path);
    await later.settle();
    expect([later.at, later.dialog]).toEqual(['hpki-completion', null]);
  }
});
