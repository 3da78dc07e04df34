import { expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, tabWith } from './draft.ts';

const project = projectOf();
standStill();

async function open(isVerified: boolean) {
  const storages = tabWith({ process: 'new', draft: draftOf({ ownFirstName: true, isVerified }) });
  const browser = openBrowser({ project, storages, replies: answers });
  await browser.open('kana/input-verification-code');
  await browser.settle();
  return browser;
}

it('a code that is sent again empties the input and takes the error away', async () => {
  const browser = await open(false);
  const before = browser.sent('sendAuthCode').length;
  browser.screen.recordInput('code', '12345');
  await browser.press('next');
  expect(browser.screen.view.getState()).toMatchObject({ form: { code: '12345' }, errors: [{ field: 'code' }] });
  await pass(1);
  await browser.press('resend');
  expect(browser.sent('sendAuthCode')).toHaveLength(before + 1);
  expect(browser.screen.view.getState()).toMatchObject({ form: {}, errors: [] });
  expect(browser.screen.view.getState().form).not.toHaveProperty('code');
});

it('an address that is verified already gets no code; the screen leads on', async () => {
  const browser = await open(true);
  expect(browser.sent('sendAuthCode')).toEqual([]);
  expect(browser.at).toBe('kana-confirm-report-details');
});
