import { expect, test } from '../harness/test.ts';

test('while a search waits for its answer, the focus stays where it was; then it is at what was found', async ({
  page,
  portal,
}) => {
  await portal.login('nq-care-worker');
  const list = '/api/national-qualifications/qualification/list';
  await page.goto(`${portal.origin}/svc/nq/qualification-list`);
  await page.waitForLoadState('networkidle');
  await portal.fault({ path: list, delaySeconds: 3 });
  const search = page.locator('main input[name="q"]');
  await search.fill('看護');
  await search.press('Enter');
  await expect.poll(async () => (await portal.journal(list)).at(-1)?.request.reqBody).toMatchObject({ q: '看護' });
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(search).toBeFocused();
  await expect(page.locator('main [data-list]')).toBeFocused();
});
