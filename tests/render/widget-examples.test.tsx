import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Field, FieldItems } from '../../src/model/field.ts';
import type { WidgetKind } from '../../src/model/vocabulary.ts';
import { withWords } from './component-words.ts';
import { draw } from './draw.tsx';
import { expression, text } from './expressions.ts';
import { aField, fakeScreen } from './fake-screen.ts';

/** One entry of a widget's `examples.yaml`. */
interface Example {
  readonly says: string;
  readonly field?: Partial<Field>;
  readonly value?: unknown;
  readonly error?: string;
  readonly options?: { readonly [key: string]: unknown };
  readonly shows?: readonly Shown[];
  readonly texts?: readonly string[];
  readonly absent?: readonly string[];
}

interface Shown {
  readonly role: string;
  readonly name: string;
  readonly value?: string;
  readonly checked?: boolean;
  readonly description?: string;
  readonly invalid?: boolean;
  readonly locked?: boolean;
}

const folder = 'src/widgets';
const kinds = import.meta.glob<{ readonly widget: WidgetKind }>('../../src/widgets/*/widget.ts', { eager: true });
const widgets = readdirSync(folder);
const examples = widgets.flatMap((name) =>
  (parse(readFileSync(`${folder}/${name}/examples.yaml`, 'utf8')) as readonly Example[]).map(
    (example) => [name, example.says, example] as const,
  ),
);

function kindOf(name: string): WidgetKind {
  const kind = kinds[`../../src/widgets/${name}/widget.ts`]?.widget;
  if (!kind) throw new Error(`${name} has no widget.ts`);
  return kind;
}

/** `options` of a field widget are written as in a screen; those per item are read as the loader does. */
function optionsOf({ options: { properties = {} } }: WidgetKind, written: { readonly [key: string]: unknown }) {
  const entries = Object.entries(written);
  const own = entries.filter(([key]) => properties[key]?.['x-item'] === true);
  const options = Object.fromEntries(own.map(([key, value]) => [key, compiled(properties[key]?.['x-kind'], value)]));
  const single = Object.fromEntries(entries.filter(([key]) => properties[key]?.['x-item'] !== true));
  const key = options.key as FieldItems['key'];
  return { single, perItem: own.length === 0 ? {} : { items: { key, edits: String(single.edits), options } } };
}

function compiled(kind: string | undefined, written: unknown): unknown {
  if (Array.isArray(written)) return written.map((entry) => text(String(entry)));
  const source = String(written);
  if (kind === 'text') return text(source);
  return kind === 'value' ? (source.startsWith('=') ? expression(source.slice(1)) : source) : expression(source);
}

function screenOf(name: string, { field, value, error, options }: Example) {
  const kind = kindOf(name);
  if (kind.for === 'block') {
    return fakeScreen({
      view: [{ kind: 'widget', widget: name, options: options ?? {}, shownWhen: null }],
      shows: { deadlines: { reading: Date.now() + 300_000 } },
    });
  }
  const { perItem, single } = optionsOf(kind, options ?? {});
  return fakeScreen({
    view: [{ kind: 'field', field: 'sample', shownWhen: null }],
    fields: [
      aField('sample', { widgetOptions: single, ...perItem, ...field, widget: name, type: kind.valueType ?? 'text' }),
    ],
    shows: {
      form: value === undefined ? {} : { sample: value },
      errors: error === undefined ? [] : [{ field: 'sample', message: error }],
    },
  });
}

/** Parts of a description are joined by blanks, which Japanese does not have. */
function find({ role, name, description }: Shown): HTMLElement {
  return screen.getByRole(role, {
    name: (actual) => actual === withWords(name),
    ...(description === undefined
      ? {}
      : { description: (actual: string) => actual.replaceAll(' ', '') === withWords(description) }),
  });
}

describe.each(examples)('widget %s: %s', (name, _says, example) => {
  it('shows what the example says', async () => {
    await draw(screenOf(name, example));
    for (const shown of example.shows ?? []) {
      const element = find(shown);
      const { value, checked } = element as HTMLInputElement;
      if (shown.value !== undefined) expect(value).toBe(shown.value);
      if (shown.checked !== undefined) expect(checked).toBe(shown.checked);
      expect(element.getAttribute('aria-disabled')).toBe(shown.locked ? 'true' : null);
      expect(element.getAttribute('aria-invalid')).toBe(shown.invalid ? 'true' : null);
    }
    for (const text of (example.texts ?? []).map(withWords)) expect(screen.getByText(text).textContent).toBe(text);
    for (const role of example.absent ?? []) expect(screen.queryByRole(role)).toBe(null);
  });

  it('names only ids that are on the page, and no id twice', async () => {
    await draw(screenOf(name, example));
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    const named = [...document.querySelectorAll('[aria-describedby], label[for], [aria-labelledby]')].flatMap(
      (element) =>
        ['aria-describedby', 'for', 'aria-labelledby'].flatMap((key) => element.getAttribute(key)?.split(' ') ?? []),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(document.querySelector('[disabled], [placeholder]')).toBe(null);
  });
});

it.each(widgets)('widget %s is named like its folder and gives the control of a field its id', async (name) => {
  const kind = kindOf(name);
  expect(kind.name).toBe(name);
  if (kind.for === 'block') return;
  const example = examples.find(([widget]) => widget === name)?.[2] as Example;
  await draw(screenOf(name, example));
  // Inputs that come as data have controls of their own inside.
  const control = kind.options.properties?.definition ? '[role=group][tabindex]' : 'input, select, textarea';
  expect(document.getElementById('field-sample')?.matches(control)).toBe(true);
});
