import { expect, it } from 'vitest';
import { loggedIn, openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const call = (name: string, effect: string, proves: string) =>
  `call: ${name}\npath: /api/${name}\nsource: 想定\nsendOnce: true\neffect: ${effect}\n` +
  `response: { properties: { isDone: { type: boolean, proves: ${proves} } } }\n`;

const project = projectOf({
  'catalog/calls/requestFile.yaml': call('requestFile', 'files', 'filed'),
  'catalog/calls/requestSave.yaml': call('requestSave', 'saves', 'saved'),
  'screens/request/service.yaml': 'service: request\ntitle: 申し込み\n',
  'screens/request/SSW0001-01-001.request-check.yaml': `id: SSW0001-01-001
name: request-check
path: check
title: 確かめる
view:
  - { button: 送る, action: file }
  - { button: 残す, action: save }
actions:
  file: [{ call: requestFile }, { go: request-next }]
  save: [{ call: requestSave }, { go: request-next }]
`,
  'screens/request/SSW0001-01-002.request-next.yaml': `id: SSW0001-01-002
name: request-next
path: next
title: 次に見る
`,
});

const counted = (taskIncompleteCount: number) => ({
  body: { ...loggedIn, batchNumber: { ...loggedIn.batchNumber, taskIncompleteCount } },
});

it.each([
  ['file', 2, 'anew: what was filed waits no longer'],
  ['save', 1, 'as it was: each step of a form would ask otherwise'],
])('after %s, who is logged in was asked %i times, and the header counts %s [EN-046]', async (action, times) => {
  const done = { body: { isDone: true } };
  const browser = openBrowser({
    project,
    replies: { isLogin: (nth) => counted(3 - nth), requestFile: done, requestSave: done },
  });
  await browser.open('request/check');
  await browser.press(action);
  await browser.settle();
  expect(browser.location.pathname).toBe('/svc/request/next');
  expect(browser.sent('isLogin')).toHaveLength(times);
  expect(browser.portal.shell.getState().login?.taskIncompleteCount).toBe(3 - times);
});
