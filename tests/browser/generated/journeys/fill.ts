import type { Locator } from 'playwright/test';
import type { Field } from '../../../../src/model/field.ts';
import type { Screen } from '../../../../src/model/screen.ts';
import { accepts, type Typing, typedValue } from '../../../walk/typed-values.ts';
import { latestCode } from '../../harness/kana.ts';
import { sampleFile } from '../../harness/nq-apply.ts';
import type { Portal } from '../../harness/portal.ts';

interface Control {
  readonly tag: string;
  readonly type: string;
  readonly name: string;
  readonly value: string;
}

/** `variant` counts the visits: each one chooses the next option. `own`: what is known of the person. */
interface Wanted extends Omit<Typing, 'known'> {
  /** Counts the visits of this person, who chooses everybody first, then one after the other. */
  readonly turn: number;
  /** Answers that must be these, by name of the field. */
  readonly choices: { readonly [field: string]: unknown };
  /**
   * By a 「変更」 link from the check page: everything is chosen that can be, and what is written is another answer than before, so that more
   * may be asked.
   */
  readonly isChange: boolean;
  /** Fields of forms that came as data. */
  readonly inner: readonly Field[];
  /** Value of an argument, with what stands in the fields. */
  known(argument: unknown, form: Standing): unknown;
}

/** What stands in the fields, by name. */
type Standing = { readonly [field: string]: string };

/** Everything that is asked for, and where. */
type Asked = Pick<Screen, 'fields' | 'groups'>;

/** A control that cannot be reached in this time is not waited for. */
const most = { timeout: 1500 };
const mostLooks = 3;

/** Answers everything a screen (or a dialog of it) asks with values that its widgets and constraints accept. */
export async function fillIn(root: Locator, portal: Portal, screen: Asked, wanted: Wanted): Promise<void> {
  if (screen.fields.length + screen.groups.length === 0) return;
  const asked: Asked = { fields: [...screen.fields, ...wanted.inner], groups: screen.groups };
  // A choice may show or hide other questions: those are answered in another look.
  for (let look = 0; look < mostLooks; look += 1) {
    const before = await controlsOf(root);
    await choose(root, before, asked, wanted);
    const controls = await controlsOf(root);
    const form = standingIn(controls, asked);
    for (const control of controls) await write(located(root, control), control, { asked, form, portal, wanted });
    if (namesOf(await controlsOf(root)) === namesOf(before)) return;
  }
}

const namesOf = (controls: readonly Control[]) => controls.map(({ name }) => name).join();

async function controlsOf(root: Locator): Promise<readonly Control[]> {
  const all = root.locator('input, select, textarea');
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
function located(root: Locator, { type, name, value }: Control): Locator {
  const own = type === 'radio' || type === 'checkbox' ? `[value=${JSON.stringify(value)}]` : '';
  const named = JSON.stringify(name);
  return root.locator(`[name=${named}]${own}, [id=${named}]${own}`).first();
}

async function choose(
  root: Locator,
  controls: readonly Control[],
  screen: Asked,
  { variant, turn, choices, isChange }: Wanted,
): Promise<void> {
  const radios = new Map<string, Control[]>();
  for (const control of controls.filter(({ type }) => type === 'radio'))
    radios.set(control.name, [...(radios.get(control.name) ?? []), control]);
  for (const [name, options] of radios) {
    const field = fieldOf(screen, name)?.name;
    const wanted =
      field !== undefined && field in choices ? options.find(({ value }) => value === choices[field]) : undefined;
    const option = wanted ?? options[variant % options.length];
    if (option !== undefined) await located(root, option).check(most);
  }
  const boxes = controls.filter(({ type }) => type === 'checkbox');
  const isPicker = screen.fields.some(({ widget }) => widget === 'member-picker');
  const chosen = isPicker && !isChange ? (turn + boxes.length) % (boxes.length + 1) : boxes.length;
  for (const [place, box] of boxes.entries())
    await located(root, box).setChecked(chosen === boxes.length || place === chosen, most);
}

/** While one writes: what stands in the fields is more each time. */
interface Writing {
  readonly asked: Asked;
  readonly form: Record<string, string>;
  readonly portal: Portal;
  readonly wanted: Wanted;
}

async function write(input: Locator, control: Control, { asked, form, portal, wanted }: Writing): Promise<void> {
  if (control.type === 'radio' || control.type === 'checkbox') return;
  if (control.type === 'file') return attach(input);
  if (control.tag === 'SELECT') {
    // The first one says that nothing is chosen.
    const options = (await input.locator('option').count()) - 1;
    if (control.value === '') await input.selectOption({ index: 1 + (wanted.variant % Math.min(3, options)) }, most);
    return;
  }
  const field = fieldOf(asked, control.name);
  if (field === undefined) return;
  const isDate = field.widget === 'date';
  const stands = isDate ? (form[field.name] ?? '') : control.value;
  const whole = await valueFor(field, stands, portal, { ...wanted, known: (argument) => wanted.known(argument, form) });
  form[field.name] = whole;
  const text = isDate ? partOf(whole, control.name) : whole;
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

/** A day whose year, month and day are all there; what else is written as it stands. */
function standingIn(controls: readonly Control[], asked: Asked): Record<string, string> {
  const parts = new Map<string, string[]>();
  for (const { name, value, type } of controls) {
    const field = fieldOf(asked, name);
    if (field === undefined || type === 'radio' || type === 'checkbox') continue;
    parts.set(field.name, [...(parts.get(field.name) ?? []), value]);
  }
  const whole = (all: readonly string[]) =>
    all.includes('') ? '' : all.map((part, at) => (at === 0 ? part : part.padStart(2, '0'))).join('-');
  return Object.fromEntries([...parts].map(([name, all]) => [name, whole(all)]));
}

async function valueFor(
  field: Field,
  value: string,
  portal: Portal,
  { isChange, ...typing }: Typing & Pick<Wanted, 'isChange'>,
): Promise<string> {
  if (field.widget === 'one-time-code') return latestCode(portal).catch(() => '000000');
  const own = typedValue(field, typing);
  const another = typedValue(field, { ...typing, variant: typing.variant + 1001 });
  if (isChange && another !== own) return another;
  const mustDiffer = field.constraints.some(({ name }) => name === 'mustDifferFrom');
  return value !== '' && !mustDiffer && accepts(field, value, typing.known) ? value : own;
}
