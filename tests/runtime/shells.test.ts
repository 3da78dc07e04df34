import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const realShell = readFileSync(join(import.meta.dirname, '../../catalog/shell.yaml'), 'utf8');

const screenOf = (name: string, id: string) => `id: ${id}
name: ${name}
path: first
title: はじめの画面
view:
  - { button: 進む, action: next }
actions:
  next: [{ leave: portalTop }]
`;

/** A service with a frame of its own that a setting closes, and one of the portal. */
const project = projectOf({
  'catalog/shell.yaml': `${realShell.replace(/^shells:\n(?: .*\n)*/m, '')}shells:
  trial: { name: 試しの管理, top: portalTop, fatalTop: 管理のはじめへ }
`,
  'screens/trial/service.yaml': `service: trial
title: 試しの管理
shell: trial
enabled: settings.log.output
bare: [{ go: trial-first }]
`,
  'screens/trial/SZZ0001-01-001.trial-first.yaml': screenOf('trial-first', 'SZZ0001-01-001'),
  'screens/plain/service.yaml': 'service: plain\ntitle: 試しのサービス\n',
  'screens/plain/SZZ0002-01-001.plain-first.yaml': screenOf('plain-first', 'SZZ0002-01-001'),
});

const replies = {
  loggingCreate: { body: {} },
  selfInfo: { body: {} },
  notificationList: { body: { notifications: [] } },
};
const browserWith = (isOpen: boolean) => openBrowser({ project, replies, settings: { 'log.output': isOpen } });

describe('a service with a frame of its own', () => {
  it('asks nobody who is logged in', async () => {
    const browser = browserWith(true);
    await browser.open('trial/first');
    expect(browser.screen.view.getState().phase).toBe('ready');
    await browser.portal.visit();
    expect(browser.calls.filter(({ call }) => call !== 'loggingCreate')).toEqual([]);
  });

  it('one of the portal asks', async () => {
    const browser = browserWith(true);
    await browser.open('plain/first');
    expect(browser.sent('isLogin')).toHaveLength(1);
  });

  it.each([
    ['/trial/first', '試しの管理'],
    ['/trial', '試しの管理'],
    ['/plain/first', undefined],
    ['/nowhere', undefined],
  ])('the frame of %s', (address, name) => {
    expect(browserWith(true).portal.shellAt(address)?.name).toBe(name);
  });

  it('a bug offers its way out, not the portal’s', () => {
    const browser = browserWith(true);
    browser.location.pathname = '/svc/trial/first';
    browser.portal.handleCrash(new Error('a bug'));
    const [open] = browser.portal.dialogs.getState().open;
    expect(open?.dialog.buttons.map(({ label }) => label)).toContain('管理のはじめへ');
  });
});

describe('a service that a setting closes', () => {
  it.each(['/trial/first', '/trial/first/', '/trial'])('%s is an unknown address', (address) => {
    expect(browserWith(false).portal.match(address)).toBeNull();
    expect(browserWith(true).portal.match(address)).not.toBeNull();
  });

  it('others are not', () => {
    expect(browserWith(false).portal.match('/plain/first')).not.toBeNull();
  });
});
