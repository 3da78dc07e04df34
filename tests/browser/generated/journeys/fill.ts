import type { Locator, Page } from 'playwright/test';
import type { Field } from '../../../../src/model/field.ts';
import type { Screen } from '../../../../src/model/screen.ts';
import { latestCode } from '../../harness/kana.ts';
import type { Portal } from '../../harness/portal.ts';

interface Control {
  readonly index: number;
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
}

/** A control that cannot be reached in this time is not waited for. */
const most = { timeout: 1500 };

/** Answers everything a screen asks with values that its widgets and constraints accept. */
export async function fillScreen(
  page: Page,
  portal: Portal,
  screen: Screen,
  { variant, choices }: Wanted,
): Promise<void> {
  if (screen.fields.length + screen.groups.length === 0) return;
  // A choice may show or hide other questions: those are answered in a second look.
  for (const look of [0, 1]) {
    const before = await controlsOf(page);
    const all = page.getByRole('main').locator('input, select, textarea');
    await choose(all, before, screen, { variant, choices });
    for (const control of before) await write(all.nth(control.index), control, screen, portal, variant);
    if (look === 0 && (await controlsOf(page)).length === before.length) return;
  }
}

async function controlsOf(page: Page): Promise<readonly Control[]> {
  const all = page.getByRole('main').locator('input, select, textarea');
  const found = await all.evaluateAll((controls) =>
    controls.map((control, index) => {
      const { id, name, value, type, disabled } = control as HTMLInputElement;
      return { index, tag: control.tagName, type, name: name || id, value, disabled, id };
    }),
  );
  return found.filter(({ disabled }) => !disabled);
}

async function choose(
  all: Locator,
  controls: readonly Control[],
  screen: Screen,
  { variant, choices }: Wanted,
): Promise<void> {
  const radios = new Map<string, Control[]>();
  for (const control of controls.filter(({ type }) => type === 'radio'))
    radios.set(control.name, [...(radios.get(control.name) ?? []), control]);
  for (const [name, options] of radios) {
    const field = fieldOf(screen, name)?.name;
    const wanted =
      field !== undefined && field in choices ? options.find(({ value }) => value === choices[field]) : undefined;
    const option = wanted ?? options[variant % options.length];
    if (option !== undefined) await all.nth(option.index).check(most);
  }
  const boxes = controls.filter(({ type }) => type === 'checkbox');
  const isPicker = screen.fields.some(({ widget }) => widget === 'member-picker');
  // All of them, then one after the other.
  const chosen = isPicker ? (variant + boxes.length) % (boxes.length + 1) : boxes.length;
  for (const [place, { index }] of boxes.entries())
    await all.nth(index).setChecked(chosen === boxes.length || place === chosen, most);
}

async function write(input: Locator, control: Control, screen: Screen, portal: Portal, variant: number): Promise<void> {
  if (control.type === 'radio' || control.type === 'checkbox') return;
  if (control.tag === 'SELECT') {
    if (control.value === '') await input.selectOption({ index: 1 + (variant % 3) }, most);
    return;
  }
  const field = fieldOf(screen, control.name);
  if (field === undefined) return;
  const text = await valueFor(field, control.value, portal, variant);
  if (text !== control.value) await input.fill(text, most);
}

/** Controls of repeated fields are named group, key, field. */
function fieldOf({ fields, groups }: Screen, name: string): Field | undefined {
  const own = name.replace(/^field-/u, '').replace(/^root_/u, '');
  const last = own.split('.').at(-1);
  return (
    fields.find((field) => field.name === own) ??
    groups.flatMap((group) => group.fields).find((field) => field.name === last) ??
    fields.find((field) => field.name === last)
  );
}

const byWidget: { readonly [widget: string]: (variant: number) => string } = {
  kana: (variant) => (variant % 2 === 0 ? 'ヤマダ' : 'ハナコ'),
  email: (variant) => `journey${variant}@example.jp`,
  phone: () => '090-0000-0001',
  'postal-code': () => '1000001',
  number: () => '1',
  date: () => '2000-04-01',
  password: () => 'Abcdef12',
};

async function valueFor(
  { widget, constraints }: Field,
  value: string,
  portal: Portal,
  variant: number,
): Promise<string> {
  if (widget === 'one-time-code') return latestCode(portal).catch(() => '000000');
  const argument = (name: string) => constraints.find((use) => use.name === name)?.argument;
  if (value !== '' && argument('mustDifferFrom') === undefined) return value;
  const digits = argument('digits');
  if (typeof digits === 'number') return '1'.repeat(digits);
  const text = byWidget[widget]?.(variant) ?? '東京都見本区例示町一丁目1番1号';
  const longest = argument('maxLength');
  return typeof longest === 'number' ? text.slice(0, longest) : text;
}
