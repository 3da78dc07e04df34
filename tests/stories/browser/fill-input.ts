import { misfitOf } from '../../../src/load/names/fill-misfit.ts';
import { wordsOf } from '../../../src/load/names/worded.ts';
import type { Field } from '../../../src/model/field.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { Instead } from '../../../src/stories/driver.ts';
import { ALL } from '../../../src/stories/steps/fill.ts';
import { sampleContent } from '../sample-content.ts';
import type { BrowserTab, Control } from './tab.ts';

/** An input by its name or label: the field it is of, and its controls. A field of a form that came as data has no descriptor. */
export function inputCalled(screen: Screen, word: string): { readonly field: Field | null; readonly name: string } {
  const all = [...screen.fields, ...screen.groups.flatMap(({ fields }) => fields)];
  const field = all.find(({ name }) => name === word) ?? all.find(({ label }) => wordsOf(label).test(word)) ?? null;
  return { field, name: field?.name ?? word };
}

/** Everything by which a control of that input can be named; repeated ones and those inside another input end with its name. */
export const controlsNamed = (name: string): string =>
  `[name="${name}"], [name$=".${name}"], [id="field-${name}"], [name="${name}-1"], [name$=".${name}-1"]`;

const date = /^\d{4}-\d{2}-\d{2}$/;

/** null = done; otherwise why not, in Japanese. */
export async function fillInput(
  tab: BrowserTab,
  screen: Screen,
  word: string,
  value: unknown,
  at: number | null,
): Promise<Instead> {
  const { field, name } = inputCalled(screen, word);
  const misfit = field === null ? null : misfitOf(field, value);
  if (misfit !== null) return `入れられません。${misfit}`;
  const named = await tab.controls(controlsNamed(name));
  const label = new RegExp(`^${word.replace(/[（）()]/gu, '.')}`, 'u');
  const labelled = named.length > 0 ? named : await tab.controlsLabelled(label);
  // A date that came as data is a group of three inputs.
  const isInParts = labelled.length === 0 && date.test(String(value));
  const controls = isInParts ? await tab.controlsInGroup(label) : labelled;
  const one = controls[(at ?? 1) - 1];
  if (one === undefined) return `「${word}」の欄が出ていません`;
  try {
    if (isInParts) await fillParts(controls, String(value));
    else if (one.kind === 'radio') await radio(controls, optionOf(field, value), at).check(true);
    else if (one.kind === 'checkbox' && typeof value === 'boolean') await one.check(value);
    else if (one.kind === 'checkbox') await choose(controls, field, value);
    else if (one.kind === 'file') await one.attach(String(value), sampleContent(String(value)));
    else if (one.kind === 'select') await one.select(optionOf(field, value));
    else if (field?.widget === 'date') await fillDate(tab, name, String(value));
    else await one.write(String(value));
    return null;
  } catch (error) {
    return `入れられません（${/^(?:Error: )?(.*)/u.exec(String(error))?.[1]}）`;
  }
}

/** Of the nth group of radio buttons that has such a one. */
function radio(controls: readonly Control[], option: string, at: number | null): Control {
  const found = controls.filter(({ value }) => value === option)[(at ?? 1) - 1];
  if (found === undefined) throw new Error(`「${option}」という選択肢はありません`);
  return found;
}

function optionOf(field: Field | null, value: unknown): string {
  const found = field?.options.find(({ label }) => typeof label === 'string' && label === String(value));
  return found?.value ?? String(value);
}

/** Exactly those are chosen: by value, or by what their label begins with. */
async function choose(boxes: readonly Control[], field: Field | null, value: unknown): Promise<void> {
  const wanted = (Array.isArray(value) ? value : [value]).map((one) => optionOf(field, one));
  const open = boxes.filter(({ isRefused }) => !isRefused);
  const isMeant = ({ value, label }: Control, word: string) => word === ALL || word === value || label.startsWith(word);
  const missing = wanted.find((word) => !open.some((box) => isMeant(box, word)));
  if (missing !== undefined) throw new Error(`「${missing}」という選択肢はありません`);
  for (const box of open) await box.check(wanted.some((word) => isMeant(box, word)));
}

async function fillParts(controls: readonly Control[], value: string): Promise<void> {
  for (const [index, part] of value.split('-').entries()) {
    const control = controls[index];
    if (control === undefined) throw new Error(`no part ${index + 1} of the date`);
    await control.write(String(Number(part)));
  }
}

async function fillDate(tab: BrowserTab, name: string, value: string): Promise<void> {
  const parts = ['1', '2', '3'].map((part) => tab.controls(`[name="${name}-${part}"]`));
  await fillParts(
    (await Promise.all(parts)).flatMap(([first]) => first ?? []),
    value,
  );
}
