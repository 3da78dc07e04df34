import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの手続き\n',
  'screens/trial/SZZ0001-01-001.trial-one.yaml': `id: SZZ0001-01-001
name: trial-one
routes:
  - { name: trial-one, path: "one/{place}" }
  - { name: trial-other, path: "other/{place}" }
title: "\${has(url.view) ? '履歴' : '内容'}"
subtitle: "\${has(url.view) ? '履歴の副題' : '内容の副題'}"
breadcrumb: { label: "\${has(url.view) ? '履歴' : '内容'}" }
url: { view: { optional: true } }
view: [{ text: "\${path.place}" }]
`,
});

async function open(address = 'trial/one/tokyo') {
  const browser = openBrowser({ project });
  await browser.open(address);
  return browser;
}

it.each([
  ['a screen; path parameters of the same name are carried over', { screen: 'trial-one' }, {}, 'trial/one/tokyo'],
  ['with its own', { screen: 'trial-one' }, { place: '東' }, 'trial/one/%E6%9D%B1'],
  ['a route of a screen', { screen: 'trial-other' }, { view: 'x' }, 'trial/other/tokyo?view=x'],
  ['without empty parameters', { screen: 'trial-one' }, { view: '' }, 'trial/one/tokyo'],
])('a link leads to %s', async (_what, to, parameters, inApp) => {
  const { screen } = await open();
  expect(screen.destination(to, parameters)).toEqual({ href: `/svc/${inApp}`, inApp });
});

it('a link to an address leaves the app', async () => {
  const { screen } = await open();
  expect(screen.destination({ address: 'todo' }, { of: 'a b' })).toEqual({ href: '/todo?of=a+b', inApp: null });
});

it('a link to the login carries where it leads back to', async () => {
  const { screen } = await open('trial/one/tokyo?view=history');
  const href = `/login?to=${encodeURIComponent('/svc/trial/one/tokyo?view=history')}`;
  expect(screen.destination({ address: 'login' }, {})).toEqual({ href, inApp: null });
});

it('a link is followed once: what is shown already is not opened again', async () => {
  const browser = await open();
  browser.screen.follow('trial/one/tokyo');
  expect(browser.history).toEqual([]);
  browser.screen.follow('trial/one/tokyo?view=history');
  browser.screen.follow('trial/one/tokyo?view=history');
  expect(browser.history).toEqual(['trial/one/tokyo?view=history']);
});
