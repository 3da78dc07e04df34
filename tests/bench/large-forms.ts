import type { Browser } from 'playwright';
import { growingFields, largestForm } from './growth-forms.ts';
import { inputRows, inputRowsPath, rowFields, rowInput } from './input-rows.ts';
import {
  formWith,
  keyFigures,
  measureDataForm,
  measureSixtyFields,
  onPage,
  openForm,
  press,
  typed,
} from './measures.ts';
import { putIn } from './put-in.ts';
import { goodValue, type MeasuredField } from './sixty-fields.ts';
import { ofThread } from './thread-time.ts';
import type { ThrottledPage } from './throttled-page.ts';
import type { Values } from './values.ts';

interface LargeForm {
  /** How its figures begin. */
  readonly name: string;
  readonly path: string;
  readonly fields: readonly Pick<MeasuredField, 'name' | 'kind'>[];
  /** Typed into. */
  readonly middle: string;
  /** Left empty. */
  readonly emptied: readonly string[];
}

const times = 3;

const largeForm: LargeForm = {
  name: 'large',
  path: 'large/',
  fields: growingFields(largestForm),
  middle: 'text20of5',
  emptied: ['text3', 'text12of3', 'kana2of5', 'digits4of7', 'select5of9'],
};

const rowForm: LargeForm = {
  name: 'rows',
  path: 'rows/',
  fields: inputRows.flatMap(({ rowId }) => rowFields.map(({ name, kind }) => ({ name: rowInput(rowId, name), kind }))),
  middle: rowInput('100', 'holder'),
  emptied: [rowInput('3', 'holder'), ...['50', '100', '150', '199'].map((row) => rowInput(row, 'number'))],
};

const measureLargeForm = (browser: Browser, origin: string) => measured(browser, origin, largeForm);
const measureRowForm = (browser: Browser, origin: string) => measured(browser, origin, rowForm);

/** All that is measured of forms. */
export const formMeasures = [measureSixtyFields, measureDataForm, measureLargeForm, measureRowForm];

/** Types in the middle; fills all in at once; submits with five of them empty. What the thread works for each. */
function measured(browser: Browser, origin: string, form: LargeForm): Promise<Values> {
  const { name, path, fields, middle, emptied } = form;
  const inputs = fields.filter(({ kind }) => kind !== 'radio');
  const first = inputs[0]?.name ?? '';
  return onPage(browser, origin, { network: false, cpu: false }, formWith(`[name="${first}"]`), async (measured) => {
    const { page } = measured;
    await page.route(`**${inputRowsPath}`, (route) =>
      route.fulfill({ json: { resultCode: '0000', resBody: { list: { rows: inputRows } } } }),
    );
    await openForm(page, `${origin}/svc/bench/${path}`);
    const keys = await typed(measured, `[id="field-${middle}"]`);
    for (const field of fields.filter(({ kind }) => kind === 'radio'))
      await page.locator(`input[name="${field.name}"][value="post"]`).check({ force: true });
    const filled: number[] = [];
    const submits: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const values = inputs.map((field) => [field.name, goodValue(field, turn)] as const);
      filled.push((await ofThread(measured, () => putIn(page, values))).tasks);
      await putIn(
        page,
        emptied.map((field) => [field, '']),
      );
      submits.push(await submitted(measured, emptied));
    }
    return { ...keyFigures(`${name}.keyPress`, keys), [`${name}.filled`]: filled, [`${name}.submit`]: submits };
  });
}

async function submitted(measured: ThrottledPage, emptied: readonly string[]): Promise<number> {
  const { page } = measured;
  await page.locator('main button:not([aria-disabled])', { hasText: '次へ' }).waitFor();
  await page.evaluate(([event, target]) => window.bench.watch(event, target), [
    'click',
    `.ui-error-summary a[href="#field-${emptied[0]}"]`,
  ] as const);
  const { tasks } = await ofThread(measured, async () => {
    await press(page, '次へ');
    await page.evaluate(() => window.bench.span);
  });
  const errors = await page.locator('.ui-error-summary a').count();
  if (errors !== emptied.length) throw new Error(`${errors} errors instead of ${emptied.length} at ${page.url()}`);
  return tasks;
}
