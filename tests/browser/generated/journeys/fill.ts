import type { Locator, Page } from 'playwright/test';
import type { Field } from '../../../../src/model/field.ts';
import type { Screen } from '../../../../src/model/screen.ts';
import { latestCode } from '../../harness/kana.ts';
import { sampleFile } from '../../harness/nq-apply.ts';
import type { Portal } from '../../harness/portal.ts';
import type { OwnWords } from './own-words.ts';
import { typedValue } from './typed-values.ts';

interface Control {
  readonly tag: string;
  readonly type: string;
  readonly name: string;
  readonly value: string;
}

interface Wanted {
  /** Counts the visits: each one chooses the next option and other people. */
  readonly variant: number;
  /** Answers that must be these, by name of the field. */
  readonly choices: { readonly [field: string]: unknown };
  /**
   * By a 「変更」 link from the check page: everything is chosen that can be, and what is written is another answer than before, so that more
   * may be asked.
   */
  readonly isChange: boolean;
  /** Fields of forms that came as data. */
  readonly inner: readonly Field[];
  /** What is known of the person. */
  readonly own: OwnWords;
}

/** Everything that is asked for. */
type Asked = Pick<Screen, 'fields' | 'groups'>;

/** A control that cannot be reached in this time is not waited for. */
const most = { timeout: 1500 };
const mostLooks = 3;

/** Answers everything a screen asks with values that its widgets and constraints accept. */
export async function fillScreen(page: Page, portal: Portal, screen: Screen, wanted: Wanted): Promise<void> {
  if (screen.fields.length + screen.groups.length === 0) return;
  const asked: Asked = { fields: [...screen.fields, ...wanted.inner], groups: screen.groups };
  // A choice may show or hide other questions: those are answered in another look.
  for (let look = 0; look < mostLooks; look += 1) {
    const before = await controlsOf(page);
    await choose(page, before, asked, wanted);
    for (const control of await controlsOf(page)) await write(located(page, control), control, asked, portal, wanted);
    if (namesOf(await controlsOf(page)) === namesOf(before)) return;
  }
}

const namesOf = (controls: readonly Control[]) => controls.map(({ name }) => name).join();

async function controlsOf(page: Page): Promise<readonly Control[]> {
  const all = page.getByRole('main').locator('input, select, textarea');
  const found = await all.evaluateAll((controls) =>
    controls.map((control) => {
      const { id, name, value, type, disabled, ariaDisabled } = control as HTMLInputElement;
      // What is locked may be in the order of the tab key, to be read.
      return { tag: control.tagName, type, name: name || id, value, disabled: disabled || ariaDisabled === 'true' };
    }),
  );
  return found.filter(({ disabled }) => !disabled);
}

/** By its name, since others may come before it meanwhile; of several to choose from, by its value. */
function located(page: Page, { type, name, value }: Control): Locator {
  const own = type === 'radio' || type === 'checkbox' ? `[value=${JSON.stringify(value)}]` : '';
  const named = JSON.stringify(name);
  return page.getByRole('main').locator(`[name=${named}]${own}, [id=${named}]${own}`).first();
}

async function choose(
  page: Page,
  controls: readonly Control[],
  screen: Asked,
  { variant, choices, isChange }: Wanted,
): Promise<void> {
  const radios = new Map<string, Control[]>();
  for (const control of controls.filter(({ type }) => type === 'radio'))
    radios.set(control.name, [...(radios.get(control.name) ?? []), control]);
  for (const [name, options] of radios) {
    const field = fieldOf(screen, name)?.name;
    const wanted =
      field !== undefined && field in choices ? options.find(({ value }) => value === choices[field]) : undefined;
    const option = wanted ?? options[variant % options.length];
    if (option !== undefined) await located(page, option).check(most);
  }
  const boxes = controls.filter(({ type }) => type === 'checkbox');
  const isPicker = screen.fields.some(({ widget }) => widget === 'member-picker');
  // All of them, then one after the other.
  const chosen = isPicker && !isChange ? (variant + boxes.length) % (boxes.length + 1) : boxes.length;
  for (const [place, box] of boxes.entries())
    await located(page, box).setChecked(chosen === boxes.length || place === chosen, most);
}

async function write(input: Locator, control: Control, screen: Asked, portal: Portal, wanted: Wanted): Promise<void> {
  if (control.type === 'radio' || control.type === 'checkbox') return;
  if (control.type === 'file') return attach(input);
  if (control.tag === 'SELECT') {
    // The first one says that nothing is chosen.
    const options = (await input.locator('option').count()) - 1;
    if (control.value === '') await input.selectOption({ index: 1 + (wanted.variant % Math.min(3, options)) }, most);
    return;
  }
  const field = fieldOf(screen, control.name);
  if (field === undefined) return;
  const whole = await valueFor(field, control.value, portal, wanted);
  const text = field.widget === 'date' && control.value === '' ? partOf(whole, control.name) : whole;
  if (text !== control.value) await input.fill(text, most);
}

/** One file, where none has been sent yet; waits until it is. */
async function attach(input: Locator): Promise<void> {
  const sent = input.locator('..').locator('.ui-files li');
  if ((await sent.count()) > 0) return;
  const taken = (await input.getAttribute('accept')) ?? '';
  const kind = (['pdf', 'jpeg', 'png'] as const).find((one) => taken.includes(one)) ?? 'pdf';
  await input.setInputFiles(sampleFile(`書類.${kind}`, kind), most);
  await sent.waitFor({ timeout: 5000 });
}

/** Controls of repeated fields are named group, key, field; those of a form that came as data begin with the name of its field. */
function fieldOf({ fields, groups }: Asked, name: string): Field | undefined {
  const own = name
    .replace(/^field-/u, '')
    .replace(/^root_/u, '')
    .replace(/-\d$/u, '');
  const last = own.split('.').at(-1);
  return (
    fields.find((field) => field.name === own) ??
    groups.flatMap((group) => group.fields).find((field) => field.name === last) ??
    fields.find((field) => field.name === last)
  );
}

/** Year, month and day stand in controls of their own, which are counted in their names. */
function partOf(date: string, name: string): string {
  return date.split('-')[Number(/-(\d)$/u.exec(name)?.[1] ?? 1) - 1] ?? date;
}

async function valueFor(
  field: Field,
  value: string,
  portal: Portal,
  { variant, isChange, own }: Wanted,
): Promise<string> {
  if (field.widget === 'one-time-code') return latestCode(portal).catch(() => '000000');
  const another = typedValue(field, variant + 1001, own);
  if (isChange && another !== typedValue(field, variant, own)) return another;
  const mustDiffer = field.constraints.some(({ name }) => name === 'mustDifferFrom');
  return value !== '' && !mustDiffer ? value : typedValue(field, variant, own);
}
