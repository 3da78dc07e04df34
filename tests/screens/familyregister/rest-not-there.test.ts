import { describe, expect, it } from 'vitest';
import { launchQuery, openBrowser } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { fakeLocks } from '../../runtime/fake-locks.ts';
import { projectOf } from '../../runtime/project.ts';
import { domicile as domicileGet } from './domicile-answer.ts';

const project = projectOf();
standStill();

const done = { body: { createXmlIsSuccess: true } };

/** On the screen that files, which needs what its page did not bring along. */
async function arrived(loadRest: () => Promise<void>) {
  let isLate = false;
  const browser = openBrowser({
    project,
    locks: fakeLocks(),
    loadRest: () => (isLate ? loadRest() : Promise.resolve()),
    replies: { domicileGet, createXml: done },
  });
  await browser.open(`familyregister/select/${launchQuery()}`);
  await browser.open('familyregister/confirm/');
  isLate = true;
  return browser;
}

async function pressedWhileHeld() {
  let release = () => {};
  const rest = new Promise<void>((resolve) => {
    release = resolve;
  });
  const browser = await arrived(() => rest);
  void browser.press('next');
  await pass(1);
  return { browser, release };
}

describe('an act, while what tells of its answer is not there', () => {
  it('is sent once it is', async () => {
    const { browser, release } = await pressedWhileHeld();
    expect(browser.sent('createXml')).toEqual([]);
    release();
    await pass(1);
    expect([browser.sent('createXml').length, browser.left]).toEqual([1, ['https://portal.example/finish']]);
  });

  it('is not sent for somebody who has left meanwhile, and nothing is open', async () => {
    const { browser, release } = await pressedWhileHeld();
    void browser.open('familyregister/select/');
    await pass(1);
    release();
    await pass(1);
    expect([browser.at, browser.sent('createXml'), browser.dialog]).toEqual(['familyregister-select', [], null]);
  });

  it('is not sent where it cannot be loaded', async () => {
    const browser = await arrived(() => Promise.reject(new TypeError('offline')));
    await browser.press('next').catch(() => {});
    expect([browser.sent('createXml'), browser.dialog?.name]).toEqual([[], 'fatal']);
  });
});
