import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの手続き\nbase: trial\n',
  'screens/trial/SZZ0001-01-001.trial-mail.yaml': `id: SZZ0001-01-001
name: trial-mail
path: mail
title: 連絡先
view: [{ field: email }, { button: 次へ, action: next }]
fields:
  email: { label: メールアドレス, widget: email }
actions:
  next: [{ call: trialCodeSend, with: { email: =form.email }, onError: [{ codes: [any], leave: portalTop }] }]
`,
});

const message = '「メールアドレス」は、hanako@example.jp のような形で入力してください。';

async function refusedAt(input: object) {
  const errors = [{ errorCode: 'input-refused', errorMessage: message, ...input }];
  const browser = openBrowser({
    project,
    replies: { trialCodeSend: { status: 400, raw: JSON.stringify({ resultCode: '9001', errors }) } },
  });
  await browser.open('trial/mail');
  browser.screen.recordInput('email', 'a@example.jp');
  await browser.press('next');
  return browser;
}

describe('an input that the portal refuses [AM-043]', () => {
  it('is told at the input, where it is on the screen', async () => {
    const browser = await refusedAt({ input: { screen: 'trial-mail', field: 'email' } });
    const { errors, form } = browser.screen.view.getState();
    expect(errors).toEqual([{ field: 'email', message, isPortals: true }]);
    expect(form.email).toBe('a@example.jp');
    expect(browser.dialog).toBeNull();
  });

  it.each([
    ['is on another screen', { input: { screen: 'trial-other', field: 'email' } }],
    ['is not there', { input: { screen: 'trial-mail', field: 'phone' } }],
    ['has no name', {}],
    ['has none that can be read', { input: 'email' }],
  ])('is told in a dialog where it %s, before the rows of step and service', async (_, input) => {
    const browser = await refusedAt(input);
    expect(browser.screen.view.getState().errors).toEqual([]);
    expect(browser.dialog?.name).toBe('invalidRequest');
  });
});
