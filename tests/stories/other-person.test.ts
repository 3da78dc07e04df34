import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../runtime/browser.ts';
import { projectOf } from '../runtime/project.ts';
import { openRealPortal } from './real-portal.ts';
import { createRequests } from './requests.ts';

const project = projectOf();
let portal: Awaited<ReturnType<typeof openRealPortal>>;
beforeAll(async () => {
  portal = await openRealPortal();
}, 120_000);
afterAll(() => portal.close());

it('who logs in in another tab files nothing of what stands in this one; this one begins anew as theirs', async () => {
  const requests = createRequests(portal.origin);
  await requests.request('/sandbox/login?persona=licence-gold&to=/');
  const tab = openBrowser({ project, settings: { 'button.lock': 0 }, portal: requests.call });
  await tab.open('drivers-license/auto-change-basic-information');
  await until(() => tab.at !== '' && tab.screen.view.getState().phase === 'ready');
  tab.screen.recordInput('agreed', true);
  await requests.request('/sandbox/login?persona=licence-gold&to=/');
  await tab.press('next');
  await until(() => tab.left.length > 0);
  expect(tab.left).toEqual([expect.stringContaining('/drivers-license/auto-change-basic-information')]);
  const told = await requests.call('/api/drivers-license/auto-change-basic-information/get', {
    body: JSON.stringify({ commonHeader: { screenId: 'SCK2803-01-001' } }),
    headers: new Headers({ 'content-type': 'application/json' }),
    signal: new AbortController().signal,
  });
  expect(await told.json()).toMatchObject({ resultCode: '0000', resBody: { isOn: false } });

  async function until(holds: () => boolean) {
    for (let round = 0; round < 500 && !holds(); round += 1) {
      await tab.settle();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
});
