import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { projectOf } from './project.ts';

/** A screen whose address ends in parameters that may be missing, and one that two addresses lead to. */
const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの一覧\nthemeColor: "#F1F1F4"\n',
  'screens/trial/SZZ0001-01-001.trial-levels.yaml': `id: SZZ0001-01-001
name: trial-levels
path: "levels/{kind}/{first?}/{second?}"
title: 段のある画面
view:
  - text: "\${path.kind} \${has(path.first) ? path.first : '—'} \${has(path.second) ? path.second : '—'}"
  - { button: すべて, action: all }
actions:
  all: [{ go: trial-all }]
  upper: [{ go: trial-levels, with: { first: "1" } }]
  gap: [{ go: trial-levels, with: { first: "", second: "2" } }]
`,
  'screens/trial/SZZ0001-01-002.trial-choice.yaml': `id: SZZ0001-01-002
name: trial-choice
routes:
  - { name: trial-all, path: choice, kind: all }
  - { name: trial-literal, path: "choice/{kind}/w/{number}", kind: literal }
  - { name: trial-any, path: "choice/{kind}/{group}/{number}/{page?}", kind: any }
title: 選ぶ画面
themeColor: "#ffffff"
view:
  - text: "\${route.kind} \${has(path.kind) ? path.kind : '—'} \${has(path.group) ? path.group : '—'} \${has(path.number) ? path.number : '—'}"
  - text: "\${has(path.page) ? path.page : '—'}"
`,
});

const { portal } = openBrowser({ project });

describe('parameters that may be missing', () => {
  it.each([
    ['what the present address has is carried', 'levels/a/3/4', 'upper', '/svc/trial/levels/a/1/4'],
    ['AM-101 after a missing one there is no place for another', 'levels/a/3/4', 'gap', '/svc/trial/levels/a'],
    ['an address that has none of them takes none along', 'levels/a/3/4', 'all', '/svc/trial/choice'],
  ])('%s', async (_what, path, action, expected) => {
    const browser = openBrowser({ project });
    await browser.open(`trial/${path}`);
    await browser.press(action);
    expect(browser.location.pathname + browser.location.search).toBe(expected);
  });
});

describe('addresses of one screen [AM-100]', () => {
  it.each([
    ['trial/choice', 'trial-all', {}],
    ['trial/choice/a/w/1', 'trial-literal', { kind: 'a', number: '1' }],
    ['trial/choice/a/W/1', 'trial-any', { kind: 'a', group: 'W', number: '1' }],
    ['trial/choice/a/w/1/2', 'trial-any', { kind: 'a', group: 'w', number: '1', page: '2' }],
    ['trial/choice/a', null, null],
  ])('%s is %s', (path, route, values) => {
    const match = portal.match(path);
    const found = match !== null && 'screen' in match ? match : null;
    expect([found?.route.name ?? null, found?.path ?? null]).toEqual([route, values]);
  });
});

it('the theme colour of a service is that of its screens, unless they name one', () => {
  const colours = project.screens.filter(({ service }) => service === 'trial').map(({ themeColor }) => themeColor);
  expect(colours).toEqual(['#F1F1F4', '#ffffff']);
});
