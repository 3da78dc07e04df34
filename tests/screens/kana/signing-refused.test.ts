import { expect, it } from 'vitest';
import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import { openBrowser, type Reply } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, tabWith } from './draft.ts';

const project = projectOf();
standStill();

/** The code for signing is shown, and asked for; renewing it is answered with `renewed`, while the phone has signed. */
async function renewing(renewed: Reply) {
  let isSigned = false;
  const storages = tabWith({ process: 'new', draft: draftOf() });
  const accepted = project.services.find(({ name }) => name === 'kana')?.screens ?? [];
  const way = { last: null, before: {}, accepted, returnTo: null };
  storages.session.setItem(storageKeys.progress('kana'), JSON.stringify({ value: way, expiresAt: null }));
  const browser = openBrowser({
    project,
    storages,
    replies: {
      ...answers,
      signatureQrInfo: (nth) => (nth === 1 ? { body: { qrCode: 'AA==', accessKey: 'k', readingUrl: 'u' } } : renewed),
      signatureStatusCheck: () => ({ body: { signatureStatus: isSigned ? 0 : 1 } }),
      kanaSubmit: { code: 'ED2110' },
    },
  });
  await browser.open('kana/digital-signature');
  await browser.settle();
  await browser.press('sign');
  await pass(1);
  await browser.press('renew');
  isSigned = true;
  await pass(10);
  return browser;
}

const openDialogs = ({ portal }: Awaited<ReturnType<typeof renewing>>) =>
  portal.dialogs.getState().open.map(({ dialog }) => dialog.name);

it('signed behind a refusal: nothing is sent, and nothing opens on top of it', async () => {
  const browser = await renewing({ code: 'ED2119', message: '届け出られる期間が終わりました。' });
  expect([openDialogs(browser), browser.sent('kanaSubmit')]).toEqual([['notNow'], []]);
  await browser.answerDialog('ok');
  await pass(10);
  expect([browser.at, browser.sent('kanaSubmit')]).toEqual(['kana-confirm-report-details', []]);
});

it('signed behind a message about the connection: it is sent once the message is closed', async () => {
  const browser = await renewing('network');
  expect([openDialogs(browser).length, browser.sent('kanaSubmit')]).toEqual([1, []]);
  await browser.answerDialog('close');
  await pass(10);
  expect(browser.sent('kanaSubmit')).toHaveLength(1);
});
