import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import type { Line } from '../../bench/lines.ts';
import type { MeasuredPage } from '../../bench/measured-pages.ts';
import { findLive, press } from '../../bench/page-loads.ts';

const fast: Line = { name: 'slow4g', says: 'fast', bytesPerSecond: 10_000_000, latencyMilliseconds: 1 };
const liveAfter = 1000;

const drawn =
  '<main><form><input name="way" type="checkbox"><button>次へ</button></form><a href="/led">進む</a></main>';

/** A page whose button is there at once, and whose code comes later. `early`: what happens to a press until then. `late`: what the code does with it. */
function drawnPage(early: string, late: string): string {
  return `<!doctype html>${drawn}<script>
    const button = document.querySelector('button');
    const form = document.querySelector('form');
    let kept = false;
    const answer = () => fetch('/call', { method: 'POST' }).then(() => { document.querySelector('main').append(Object.assign(document.createElement('p'), { className: 'answer', textContent: 'x' })); });
    const early = (event) => { ${early} };
    form.addEventListener('submit', early);
    setTimeout(() => {
      form.removeEventListener('submit', early);
      form.addEventListener('submit', (event) => { event.preventDefault(); answer(); });
      document.querySelector('input').addEventListener('change', () => sessionStorage.setItem('typed', '{"way":1}'));
      ${late}
    }, ${liveAfter});
  </script>`;
}

const pages: { readonly [path: string]: string } = {
  '/loses': drawnPage('event.preventDefault();', ''),
  '/keeps': drawnPage('event.preventDefault(); kept = true;', 'if (kept) answer();'),
  '/twice': drawnPage('event.preventDefault(); kept = true;', 'if (kept) { answer(); answer(); }'),
  '/plain': `<!doctype html>${drawn}`,
  '/led': '<!doctype html><main><p class="answer">x</p></main>',
};

const measured: MeasuredPage = {
  name: 'select',
  says: 'drawn page',
  persona: '',
  ours: '',
  byHand: '',
  isLaunched: false,
  change: { controls: [{ selector: 'input' }] },
  taken: { kept: 'way' },
  press: { controls: [{ selector: 'button', words: '次へ' }] },
  answer: { selector: '.answer' },
  callOfPress: '/call',
};

let origin = '';
const server = createServer((request, response) => {
  const page = pages[request.url ?? ''];
  response.writeHead(page === undefined && request.method === 'GET' ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
  });
  response.end(page ?? '');
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a page that is drawn is not live: the code must have taken a change', async ({ context }) => {
  const live = await findLive(context, { line: fast, page: measured, address: `${origin}/loses` });
  expect(live).toBeGreaterThan(liveAfter);
});

test('a press that a page keeps and plays is answered when it is live', async ({ context }) => {
  const { milliseconds, isLost } = await press(context, { line: fast, page: measured, address: `${origin}/keeps` }, 0);
  expect(isLost).toBe(false);
  expect(milliseconds).toBeGreaterThan(liveAfter);
});

test('a press that a page loses is made again, and said', async ({ context }) => {
  const { milliseconds, isLost } = await press(
    context,
    { line: fast, page: measured, address: `${origin}/loses` },
    5000,
  );
  expect(isLost).toBe(true);
  expect(milliseconds).toBeGreaterThan(5000);
});

test('a press that a page plays twice is a fault', async ({ context }) => {
  const twice = press(context, { line: fast, page: measured, address: `${origin}/twice` }, 0);
  await expect(twice).rejects.toThrow('one press was played 2 times');
});

test('a link that is pressed early is followed by the browser: the page it leads to is the answer', async ({
  context,
}) => {
  const page: MeasuredPage = { ...measured, press: { controls: [{ selector: 'a' }] }, callOfPress: null };
  const { milliseconds, isLost } = await press(context, { line: fast, page, address: `${origin}/plain` }, 0);
  expect(isLost).toBe(false);
  expect(milliseconds).toBeGreaterThan(0);
});
