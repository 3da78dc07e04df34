import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの手続き\n',
  'screens/trial/SZZ0001-01-001.trial-one.yaml': `id: SZZ0001-01-001
name: trial-one
path: one
title: 一つ目
url: { nonce: { optional: true } }
afterReading: { removeFromAddress: [nonce] }
view: [{ button: 署名する, action: sign }]
actions:
  sign: [{ launchApp: intent, returnTo: trial-one, with: { purpose: 署名, count: "=1 + 1" } }]
`,
});

describe('launchApp with', () => {
  it.each([
    ['/app', '/app?purpose=%E7%BD%B2%E5%90%8D&count=2'],
    ['/app?mode=04', '/app?mode=04&purpose=%E7%BD%B2%E5%90%8D&count=2'],
    ['intent://read#Intent;scheme=x;end', 'intent://read?purpose=%E7%BD%B2%E5%90%8D&count=2#Intent;scheme=x;end'],
  ])('adds its parameters to %s', async (address, opened) => {
    const browser = openBrowser({ project, settings: { 'intentApp.url': address } });
    await browser.open('trial/one');
    await browser.press('sign');
    expect(browser.apps).toEqual([opened]);
  });

  it('an app that comes straight back is waited for no longer; one that belongs to another screen is', async () => {
    const browser = openBrowser({ project });
    await browser.open('trial/one');
    await browser.press('sign');
    const waiting = browser.storages.local.getItem('signature.intent') ?? '';
    await browser.open('trial/one?nonce=n');
    expect(browser.storages.local.getItem('signature.intent')).toBeNull();
    const elsewhere = waiting.replace('trial/one', 'trial/two');
    browser.storages.local.setItem('signature.intent', elsewhere);
    await browser.open('trial/one?nonce=n');
    expect(browser.storages.local.getItem('signature.intent')).toBe(elsewhere);
  });

  it('an app that is opened anew ends the answer of the one before', async () => {
    const browser = openBrowser({ project });
    browser.storages.local.setItem('signature.intent', JSON.stringify({ nonce: 'old', sessionId: 'old' }));
    await browser.open('trial/one');
    await browser.press('sign');
    const kept = JSON.parse(browser.storages.local.getItem('signature.intent') ?? '{}');
    expect(Object.keys(kept)).toEqual(['redirect']);
  });
});
