import type { Browser, Page } from 'playwright';
import { dataForm, dataFormPath } from './data-form.ts';
import { heapKilobytes } from './heap.ts';
import { slow4g } from './lines.ts';
import { pageNamed } from './measured-pages.ts';
import type { ProbePlan } from './probe-plan.ts';
import { putIn } from './put-in.ts';
import { goodValue, screenCount, sixtyFields } from './sixty-fields.ts';
import { countThreadTime, ofThread, type ThreadTime } from './thread-time.ts';
import { launchAddress, openMeasuredPage, slowDown, type ThrottledPage, type Throttling } from './throttled-page.ts';
import type { Values } from './values.ts';
import { within } from './within.ts';

/** Until the code has taken what is typed into that field, and all is quiet: a form that is only drawn is not measured. */
export const formWith = (field: string): ProbePlan => ({
  mode: 'live',
  change: { controls: [], types: { field, text: 'はじめ' } },
  taken: { kept: 'はじめ' },
});

export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.bench.seen.live > 0);
  await page.waitForLoadState('networkidle');
}

/** From the selection screen to the address form and back, three times. */
export async function measureChanges(browser: Browser, origin: string): Promise<Values> {
  const selection = pageNamed('select');
  const plan: ProbePlan = { mode: 'live', change: selection.change, taken: selection.taken };
  return onPage(browser, origin, { network: slow4g, cpu: true }, plan, async ({ page }) => {
    await openForm(page, launchAddress(origin));
    const changes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await page.locator('input[name="turnIn"][value="offline"]').check({ force: true });
      changes.push(await spanOf(page, 'click', '#field-address', () => press(page, '次へ')));
      changes.push(await spanOf(page, 'click', 'input[name="turnIn"]', () => press(page, '戻る')));
    }
    const [first = Number.NaN, ...later] = changes;
    return { firstChange: [first], laterChange: later };
  });
}

/** Types in the middle of the 60 fields; then submits with five of them empty, three times. */
export async function measureSixtyFields(browser: Browser, origin: string): Promise<Values> {
  return onPage(browser, origin, { network: false, cpu: true }, formWith('#field-text1'), async (measured) => {
    const { page } = measured;
    await openForm(page, `${origin}/svc/bench/sixty/`);
    const keys = await typed(measured, '#field-text20');
    await page.locator('input[name="way"][value="post"]').check({ force: true });
    await fill(page, (name) => !emptied.includes(name));
    const submits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const firstError = `.ui-error-summary a[href="#field-${emptied[0]}"]`;
      submits.push(await spanOf(page, 'click', firstError, () => press(page, '次へ')));
      const errors = await page.locator('.ui-error-summary a').count();
      if (errors !== emptied.length) throw new Error(`${errors} errors instead of ${emptied.length} at ${origin}`);
      await fill(page, (name) => emptied.includes(name));
      await fill(page, () => false, emptied);
    }
    return { ...keyFigures('keyPress', keys), submit: submits };
  });
}

/** Types in the middle of a form of 60 inputs that came as data, and in a row that repeats. */
export async function measureDataForm(browser: Browser, origin: string): Promise<Values> {
  return onPage(
    browser,
    origin,
    { network: false, cpu: true },
    formWith('#field-answers\\.first1'),
    async (measured) => {
      const { page } = measured;
      await page.route(`**${dataFormPath}`, (route) =>
        route.fulfill({ json: { resultCode: '0000', resBody: { form: dataForm } } }),
      );
      await openForm(page, `${origin}/svc/bench/data/`);
      return {
        ...keyFigures('dataKeyPress', await typed(measured, '#field-answers\\.second6')),
        ...keyFigures('rowKeyPress', await typed(measured, '#field-answers\\.career\\.1\\.part2')),
      };
    },
  );
}

/** Goes through the hundred screens and compares the heap, garbage collected, before and after. KB a screen. */
export async function measureHeap(browser: Browser, origin: string): Promise<Values> {
  return onPage(browser, origin, { network: false, cpu: false }, formWith('#field-field1of1'), async (measured) => {
    const { page } = measured;
    await openForm(page, `${origin}/svc/bench/many-1/`);
    const before = await heapKilobytes(measured);
    for (let number = 2; number <= screenCount; number += 1) {
      await press(page, '次へ');
      await page.waitForFunction((field) => document.getElementById(field) !== null, `field-field1of${number}`);
    }
    return { heap: [((await heapKilobytes(measured)) - before) / (screenCount - 1)] };
  });
}

const emptied = ['text3', 'text12', 'kana2', 'digits4', 'select5'];

export async function onPage(
  browser: Browser,
  origin: string,
  throttling: Throttling,
  plan: ProbePlan,
  work: (page: ThrottledPage) => Promise<Values>,
): Promise<Values> {
  const measured = await openMeasuredPage(browser, origin, throttling, plan);
  try {
    return await work(measured);
  } finally {
    await measured.close();
  }
}

/** What each key press takes of the main thread until it is painted. */
export async function typed(measured: ThrottledPage, selector: string): Promise<readonly ThreadTime[]> {
  const { page, devtools, slowness } = measured;
  await countThreadTime(devtools);
  // A processor that is slowed down spends the thread's own time on waiting.
  await slowDown(devtools, 1);
  await page.locator(selector).focus();
  const keys: ThreadTime[] = [];
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    keys.push(
      await ofThread(measured, async () => {
        await spanOf(page, 'keydown', 'body', () => page.keyboard.press(letter));
      }),
    );
  await slowDown(devtools, slowness);
  // The first three presses warm up the compiler on every side.
  return keys.slice(3);
}

export function keyFigures(name: string, keys: readonly ThreadTime[]): Values {
  return { [name]: keys.map(({ tasks }) => tasks), [`${name}.script`]: keys.map(({ script }) => script) };
}

async function spanOf(
  page: Page,
  type: 'click' | 'keydown',
  selector: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([event, target]) => window.bench.watch(event, target), [type, selector] as const);
  await act();
  return within(
    20_000,
    page.evaluate(() => window.bench.span),
    () => `${selector} was not painted within 20 s after a ${type} at ${page.url()}`,
  );
}

/** A locked button is waited for: the lock is not what is measured. */
export async function press(page: Page, name: string): Promise<void> {
  await page.locator('main button:not([aria-disabled])', { hasText: name }).click();
}

async function fill(page: Page, wanted: (name: string) => boolean, cleared: readonly string[] = []): Promise<void> {
  const fields = sixtyFields.filter(({ name, kind }) => kind !== 'radio' && (wanted(name) || cleared.includes(name)));
  await putIn(
    page,
    fields.map((field) => [field.name, cleared.includes(field.name) ? '' : goodValue(field)]),
  );
}
