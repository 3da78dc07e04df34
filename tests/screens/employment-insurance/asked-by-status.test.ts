import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import { openBrowser, type Reply } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';
import { readExamples } from '../../walk/examples.ts';

const project = projectOf();
standStill();

const examples = readExamples();
const [path = ''] = (project.screens.find(({ name }) => name === 'employment-insurance')?.routes ?? []).map(
  (route) => route.path,
);
const slips = examples.get('employmentSlips') as { readonly slips: readonly { readonly id: string }[] };
const [{ id, ...slip } = { id: '' }] = slips.slips;

/** The receipt of a slip was sent, no answer came, and the portal knows status calls alone. */
async function opened(...answers: readonly Reply[]) {
  const session = new MemoryStorage();
  const kept = { key: 'k', intention: id, content: 0, screenId: '', at: `/svc/${path}`, isSent: true, isLost: false };
  session.setItem(
    storageKeys.idempotencyKey('employmentSlipReceive'),
    JSON.stringify({ value: kept, expiresAt: null }),
  );
  const own = Object.fromEntries([...examples].map(([call, body]) => [call, { body }]));
  const { isLogin: _, ...replies } = own;
  const browser = openBrowser({
    project,
    storages: { session, local: new MemoryStorage() },
    settings: { 'outcome.ask': 'status' },
    replies: { ...replies, employmentSlips: (nth) => answers[nth - 1] ?? (answers.at(-1) as Reply) },
  });
  await browser.open(path);
  return browser;
}

const withReceived = (receivedOn?: string): Reply => ({
  body: { ...slips, slips: [{ ...slip, id, receivedOn }] },
});

describe('where the portal knows status calls alone, they tell what became of an act', () => {
  it('it is to be seen: it is done, and what follows the call follows', async () => {
    const browser = await opened(withReceived('20261120'));
    expect([browser.dialog?.name, browser.sent('outcomeGet')]).toEqual(['outcomeDone', []]);
    await browser.answerDialog('result');
    expect(browser.screen.view.getState().phase).toBe('ready');
    expect(browser.portal.toasts.getState().shown).toHaveLength(1);
  });

  it('it is not to be seen: that does not say that it was not received; asked again, it may be', async () => {
    const browser = await opened(withReceived(), withReceived('20261120'));
    expect(browser.dialog?.name).toBe('outcomeUnseen');
    expect(browser.dialog?.title).not.toBe('');
    await browser.answerDialog('retry');
    expect(browser.dialog?.name).toBe('outcomeDone');
  });

  it('while the portal is silent, nobody knows', async () => {
    const browser = await opened('network', withReceived());
    expect(browser.dialog?.name).toBe('outcomeUnknown');
    await browser.answerDialog('close');
    expect(browser.screen.view.getState().phase).toBe('ready');
  });
});
