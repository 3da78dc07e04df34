import { describe, expect, it } from 'vitest';
import type { LinkBlock } from '../../src/blocks/link/block.ts';
import { openBrowser } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const head = (number: number, name: string, path: string) =>
  `id: SZZ0001-01-00${number}\nname: trial-${name}\npath: "${path}"\ntitle: ${name}\n`;

const ofSide = 'pathParams: { side: { codes: rightLeft, default: =state.side } }\n';

/** A start page without a side; then pages of one side, which the start page chooses or which is carried along. */
const project = projectOf({
  'catalog/codes.yaml': 'codes:\n  rightLeft: { values: [{ value: right, label: 右 }, { value: left, label: 左 }] }\n',
  'screens/trial/service.yaml': `service: trial
title: 試しの手続き
state:
  side: { type: text, starts: right, keep: session }
flows:
  all: { screens: [trial-top, trial-name, trial-check], check: trial-check }
`,
  'screens/trial/SZZ0001-01-001.trial-top.yaml': `${head(1, 'top', 'top')}view:
  - { button: 左, action: left }
  - { link: 名前を直す, change: trial-name#name }
actions:
  left: [{ set: { state.side: left } }, { go: trial-name }]
  named: [{ go: trial-name, with: { side: left, page: 2 } }]
  open: [{ launchApp: intent, returnTo: trial-name }]
`,
  'screens/trial/SZZ0001-01-002.trial-name.yaml': `${head(2, 'name', '{side}/name')}${ofSide}view: [{ field: name }]
fields:
  name: { label: 名前, widget: text, messages: {} }
`,
  'screens/trial/SZZ0001-01-003.trial-check.yaml': `${head(3, 'check', '{side}/check')}${ofSide}breadcrumb: { parents: [trial-name] }
view: [{ text: 確かめます。 }]
`,
});

async function start(path = 'trial/top') {
  const browser = openBrowser({ project });
  await browser.open(path);
  return browser;
}

function placeOf({ location }: Awaited<ReturnType<typeof start>>): string {
  return location.pathname + location.search;
}

const TOP = '/svc/trial/top';

describe('the value that a path parameter has where nobody names it', () => {
  it.each([
    ['the way along the flow', 'next', '/svc/trial/right/name'],
    ['a step that goes there without naming it, as things then stand', 'left', '/svc/trial/left/name'],
    ['a step that names it', 'named', '/svc/trial/left/name?page=2'],
  ])('%s', async (_what, action, expected) => {
    const browser = await start();
    await browser.press(action);
    expect(placeOf(browser)).toBe(expected);
  });

  it('a change link leads there with it', async () => {
    const browser = await start();
    const [, link] = browser.screen.screen.view;
    const { change = null } = (link ?? {}) as Partial<LinkBlock>;
    if (change === null) throw new Error('no change link');
    browser.screen.change(change);
    expect(placeOf(browser)).toBe('/svc/trial/right/name');
  });

  it('what the present address has goes before it, forward and back', async () => {
    const browser = await start('trial/left/name');
    await pass(1);
    await browser.press('next');
    expect(placeOf(browser)).toBe('/svc/trial/left/check');
    await browser.press('back');
    expect(placeOf(browser)).toBe('/svc/trial/left/name');
    await browser.press('back');
    expect(placeOf(browser)).toBe(TOP);
  });

  it('an app comes back to it', async () => {
    const browser = await start();
    await browser.press('open');
    expect(browser.storages.local.getItem('signature.intent')).toContain('/svc/trial/right/name');
  });
});
