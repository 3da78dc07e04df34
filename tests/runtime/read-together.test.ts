import { describe, expect, it } from 'vitest';
import { loggedIn, openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの手続き\n',
  'screens/trial/SZZ0001-01-001.trial-reads.yaml': `id: SZZ0001-01-001
name: trial-reads
path: reads
title: 読む画面
data:
  record: { call: trialFirst }
  benefits: { call: trialSecond }
`,
});

async function opened(replies: Replies) {
  const browser = openBrowser({ project, replies: { isLogin: { body: loggedIn }, ...replies } });
  await browser.open('trial/reads');
  const sent = () => ['trialFirst', 'trialSecond'].map((call) => browser.sent(call).length);
  return { browser, sent };
}

describe('reads that wait for nothing', () => {
  it('are under way at once: two answers of a second take a second', async () => {
    const slow = { delaySeconds: 1, body: {} };
    const { browser, sent } = await opened({ trialFirst: slow, trialSecond: slow });
    expect(sent()).toEqual([1, 1]);
    await pass(1.1);
    await browser.settle();
    expect(browser.screen.view.getState().phase).toBe('ready');
    expect(sent()).toEqual([1, 1]);
  });

  it('are asked for anew after one of them failed: what was done about it may mend the others, too', async () => {
    const mended = (nth: number) => {
      if (nth === 1) throw new Error('no connection');
      return { body: {} };
    };
    const { browser, sent } = await opened({ trialFirst: mended, trialSecond: mended });
    expect(browser.dialog?.name).toBe('connectionLost');
    await browser.answerDialog('retry');
    expect(browser.dialog).toBeNull();
    expect(browser.screen.view.getState().phase).toBe('ready');
    expect(sent()).toEqual([2, 2]);
  });
});
