import { describe, expect, it, vi } from 'vitest';
import { loggedIn, openBrowser } from '../../runtime/browser.ts';

import { pass, standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';

standStill();

const project = projectOf();

/** The application for electronic signatures: which qualifications somebody has takes two seconds. */
async function waiting(query = '') {
  const browser = openBrowser({
    project,
    replies: {
      isLogin: { body: loggedIn },
      hpkiQualifications: { delaySeconds: 2, body: { qualifications: [] } },
    },
  });
  await browser.open(`hpki/qualification-select${query}`);
  return browser;
}

describe('while a screen loads', () => {
  it('its title is told as soon as it is known, and nothing that depends on what is still read', async () => {
    const { screen } = await waiting();
    await pass(0.2);
    await vi.dynamicImportSettled();
    const { phase, foreseen } = screen.view.getState();
    expect(phase).toBe('loading');
    expect(foreseen).toMatchObject({ title: '申請に使う資格の選択', blocks: [] });
    // The first two are of an application that the address names.
    expect(foreseen?.rest).toBe(screen.screen.view.length - 2);
  });

  it('the address decides, too', async () => {
    const { screen } = await waiting('?number=123456789012');
    await pass(0.2);
    await vi.dynamicImportSettled();
    const { foreseen } = screen.view.getState();
    expect(foreseen?.title).toBe('申請の状態');
    expect(foreseen?.blocks).toEqual([]);
  });

  it('is not shown before the wait is noticed, nor once the screen is ready', async () => {
    const browser = await waiting();
    expect(browser.screen.view.getState().foreseen).toBeNull();
    await pass(2.1);
    await browser.settle();
    expect(browser.screen.view.getState()).toMatchObject({ phase: 'ready', foreseen: null });
  });
});
