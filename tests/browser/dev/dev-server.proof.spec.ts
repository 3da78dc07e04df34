import { type CopiedProject, copyProject } from '../harness/copied-project.ts';
import { Portal } from '../harness/portal.ts';
import { type RunningPortal, startPortal } from '../harness/start-portal.ts';
import { expect, test } from '../harness/test.ts';

/** A check, a build and a start of the server, beside other tests. */
const eventually = expect.configure({ timeout: 100_000 });

// One server for all of them.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let project: CopiedProject;
let dev: RunningPortal;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = copyProject();
  dev = await startPortal({ NODE_ENV: 'development' }, { root: project.root, script: 'scripts/dev.ts' });
});

test.afterAll(async () => {
  await dev.stop();
  project.remove();
});

const screenOfPensions = { data: { commonHeader: { screenId: 'SCK1602-01-002' } } };

test('saved code of the server starts it again, with what it had stored', async ({ page }) => {
  const portal = new Portal(dev.origin, page);
  await portal.login('qr');
  project.edit('src/server/kernel/portal/probes.ts', "status: 'ok'", "status: 'changed'");
  await eventually
    .poll(async () => (await portal.request.get(`${dev.origin}/livez`)).text())
    .toContain('"status":"changed"');
  await eventually.poll(dev.said).toContain('サーバーを始め直しました。データはそのままです。');
  const answer = await portal.request.post(`${dev.origin}/api/nenkin/menu/get`, screenOfPensions);
  expect((await answer.json()).resultCode).toBe('0000');
});

test('code that cannot be loaded is said; put right, it runs', async ({ page }) => {
  const portal = new Portal(dev.origin, page);
  project.edit('src/server/create-server.ts', 'const repository = ', 'const repository == ');
  await eventually.poll(dev.said).toContain('サーバーが始まりませんでした。');
  project.edit('src/server/create-server.ts', 'const repository == ', 'const repository = ');
  await eventually.poll(async () => (await portal.request.get(`${dev.origin}/livez`)).status()).toBe(200);
});

test('a saved setting holds for browser and server, whatever is published in dist/', async ({ page }) => {
  const portal = new Portal(dev.origin, page);
  await portal.login('qr');
  const setting = 'says: 操作がないときにログインが切れるまでの時間\n    type: seconds\n    default: ';
  project.edit('catalog/settings.yaml', `${setting}30 minutes`, `${setting}77 seconds`);
  await eventually
    .poll(
      async () => (await (await portal.request.get(`${dev.origin}/svc/data/settings.json`)).json())['session.limit'],
    )
    .toBe(77);
  await eventually
    .poll(async () => {
      const answer = await portal.request.post(`${dev.origin}/api/nenkin/menu/get`, screenOfPensions);
      return answer.headers()['session-expires-in'];
    })
    .toBe('77');
});

test('a call added meanwhile answers its example', async ({ page }) => {
  const portal = new Portal(dev.origin, page);
  project.add(
    'catalog/calls/nenkin/pensionNews.yaml',
    `call: pensionNews
title: 年金のお知らせ
path: /api/nenkin/pensionNews
source: 想定
keep: これから作る画面が使います
clientCode: B00199
codes: [ED1107]
response:
  properties:
    news: { type: string, description: お知らせの文。 }
example: { news: 見本のお知らせ }
`,
  );
  await eventually
    .poll(async () => (await portal.request.post(`${dev.origin}/api/nenkin/pensionNews`, screenOfPensions)).json())
    .toMatchObject({ resultCode: '0000', resBody: { news: '見本のお知らせ' } });
});

test('what only a new start by hand takes up is said', async () => {
  project.edit('src/lint/rules/act-unasked.ts', "id: 'act-unasked'", "id:  'act-unasked'");
  await eventually.poll(dev.said).toMatch(/src\/lint\/rules\/act-unasked\.ts は.+npm run dev をもう一度動かして/);
});

test('a migration that was edited after it ran, and a column that nothing declares, are said', async () => {
  const folder = 'src/server/db/migrations';
  project.add(`${folder}/999-shoes.sql`, 'alter table citizens add column shoe_size integer;\n');
  await eventually
    .poll(dev.said)
    .toContain('データベースの列 citizens.shoe_size が、どの columns.yaml にもありません。');
  project.edit(`${folder}/999-shoes.sql`, 'shoe_size', 'shoe_width');
  await eventually
    .poll(dev.said)
    .toContain('マイグレーション kernel/999-shoes.sql は、すでに実行したあとに変わりました。');
});

test('data is asked for where it is', async ({ page }) => {
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/svc/svc/')) wrong.push(response.url());
  });
  const data = page.waitForResponse((response) => response.url().endsWith('/svc/data/manifest.json'));
  await page.goto(`${dev.origin}/svc/kana`);
  expect((await data).ok()).toBe(true);
  await page.waitForLoadState('load');
  expect(wrong).toEqual([]);
});
