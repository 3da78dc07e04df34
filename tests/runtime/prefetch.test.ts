import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { projectOf } from './project.ts';

const screen = (id: string, name: string, more: string) => [
  `screens/trial/${id}.${name}.yaml`,
  `id: ${id}\nname: ${name}\npath: ${name}\ntitle: 試し\n${more}`,
];

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの届出\nbase: trial\n',
  ...Object.fromEntries([
    screen('SZZ0001-01-001', 'trial-a', 'view: [{ button: 次へ, action: on }]\nactions: { on: [{ go: trial-b }] }\n'),
    screen(
      'SZZ0001-01-002',
      'trial-b',
      'view: [{ field: memo }, { button: 次へ, action: on }]\nfields: { memo: { label: メモ, widget: text } }\nactions: { on: [{ go: trial-c }] }\n',
    ),
    screen('SZZ0001-01-003', 'trial-c', 'view: [{ text: 終わりです。 }]\n'),
  ]),
});

it('what is one step away is there before it is asked for: what it is drawn with, and what judges its inputs', async () => {
  const browser = openBrowser({ project });
  const { loadScreen, loadForm, loadWidget } = browser.host;
  const loaded: string[] = [];
  browser.host.loadScreen = (name) => {
    loaded.push(name);
    return loadScreen(name);
  };
  browser.host.loadWidget = (name) => {
    loaded.push(name);
    return loadWidget(name);
  };
  browser.host.loadForm = (hash) => {
    loaded.push('checks');
    return loadForm(hash);
  };
  await browser.open('trial/trial-a');
  loaded.splice(0);
  browser.screen.prefetch();
  await browser.settle();
  expect([...new Set(loaded)].sort()).toEqual(['checks', 'text', 'trial-a', 'trial-b']);
});

const menu = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの届出\nbase: trial\n',
  ...Object.fromEntries([
    screen(
      'SZZ0001-01-001',
      'trial-a',
      'view: [{ button: 次へ, action: on }, { button: 別へ, action: other }]\nactions: { on: [{ go: trial-b }], other: [{ go: trial-c }] }\n',
    ),
    screen('SZZ0001-01-002', 'trial-b', 'view: [{ button: 終わる, action: on }]\nactions: { on: [{ go: trial-c }] }\n'),
    screen('SZZ0001-01-003', 'trial-c', 'view: [{ text: 終わりです。 }]\n'),
  ]),
});

it.each([
  [
    'several are one step away: all of the service come at once',
    'trial-a',
    ['trial'],
    ['trial-a', 'trial-b', 'trial-c'],
  ],
  ['one is: it comes alone', 'trial-b', [], ['trial-b', 'trial-c']],
])('%s', async (_, at, together, screens) => {
  const browser = openBrowser({ project: menu });
  const { loadScreen } = browser.host;
  const [loadedTogether, loaded]: [string[], Set<string>] = [[], new Set()];
  browser.host.loadTogether = async (service) => {
    loadedTogether.push(service);
    // They come one by one then.
    throw new Error('not there');
  };
  browser.host.loadScreen = (name) => {
    loaded.add(name);
    return loadScreen(name);
  };
  await browser.open(`trial/${at}`);
  browser.screen.prefetch();
  await browser.settle();
  expect(loadedTogether).toEqual(together);
  expect([...loaded].sort()).toEqual(screens);
});
