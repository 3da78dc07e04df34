import type { Locator, Page } from 'playwright/test';
import { wordsOf } from '../../../src/load/names/worded.ts';
import type { Field } from '../../../src/model/field.ts';
import type { Screen } from '../../../src/model/screen.ts';
import { ALL } from '../../../src/stories/steps/fill.ts';
import { sampleContent } from '../sample-content.ts';

const soon = { timeout: 1000 };

/** An input by its name or label: the field it is of, and its controls. A field of a form that came as data has no descriptor. */
export function inputCalled(screen: Screen, word: string): { readonly field: Field | null; readonly name: string } {
  const all = [...screen.fields, ...screen.groups.flatMap(({ fields }) => fields)];
  const field = all.find(({ name }) => name === word) ?? all.find(({ label }) => wordsOf(label).test(word)) ?? null;
  return { field, name: field?.name ?? word };
}

/** Everything by which a control of that input can be named; repeated ones and those inside another input end with its name. */
export const namedControls = (page: Page, name: string): Locator =>
  page.locator(`[name="${name}"], [name$=".${name}"], [id="field-${name}"], [name="${name}-1"], [name$=".${name}-1"]`);

/** null = done; otherwise why not, in Japanese. */
export async function fillInput(
  page: Page,
  screen: Screen,
  word: string,
  value: unknown,
  at: number | null,
): Promise<string | null> {
  const { field, name } = inputCalled(screen, word);
  const named = namedControls(page, name);
  const controls =
    (await named.count()) > 0 ? named : page.getByLabel(new RegExp(`^${word.replace(/[（）()]/gu, '.')}`, 'u'));
  if ((await controls.count()) === 0) return `「${word}」の欄が出ていません`;
  const one = controls.nth((at ?? 1) - 1);
  const type = await one.getAttribute('type', soon).catch(() => null);
  try {
    if (type === 'radio') await within(controls, optionOf(field, value), at).check(soon);
    else if (type === 'checkbox') await choose(page, controls, field, value);
    else if (type === 'file')
      await one.setInputFiles({
        name: String(value),
        mimeType: 'application/pdf',
        buffer: sampleContent(String(value)),
      });
    else if ((await one.evaluate((control) => control.tagName)) === 'SELECT')
      await one.selectOption(optionOf(field, value), soon);
    else if (field?.widget === 'date') await fillDate(page, name, String(value));
    else await one.fill(String(value), soon);
    return null;
  } catch (error) {
    return `入れられません（${String(error).split('\n')[0]}）`;
  }
}

/** The nth group of radio buttons that has such a one. */
const within = (controls: Locator, value: string, at: number | null) =>
  controls.and(controls.page().locator(`[value=${JSON.stringify(value)}]`)).nth((at ?? 1) - 1);

function optionOf(field: Field | null, value: unknown): string {
  const found = field?.options.find(({ label }) => typeof label === 'string' && label === String(value));
  return found?.value ?? String(value);
}

/** Exactly those are chosen: by value, or by what their label begins with. */
async function choose(page: Page, boxes: Locator, field: Field | null, value: unknown): Promise<void> {
  if (typeof value === 'boolean') return boxes.first().setChecked(value, soon);
  const wanted = (Array.isArray(value) ? value : [value]).map((one) => optionOf(field, one));
  for (const box of await boxes.all()) {
    if ((await box.getAttribute('aria-disabled')) === 'true') continue;
    const own = await box.getAttribute('value');
    const label = await page.locator(`label[for="${await box.getAttribute('id')}"]`).innerText(soon);
    const isWanted = wanted.some((one) => one === ALL || one === own || label.startsWith(one));
    await box.setChecked(isWanted, soon);
  }
}

async function fillDate(page: Page, name: string, value: string): Promise<void> {
  for (const [index, part] of value.split('-').entries())
    await page.locator(`[name="${name}-${index + 1}"]`).fill(String(Number(part)), soon);
}
