import { readAnswers } from '../../../src/forms/data-form/answers.ts';
import { withAnswer } from '../../../src/forms/data-form/change-answers.ts';
import type { DataForm } from '../../../src/forms/data-form/definition.ts';
import { type DataField, isGroup, itemsOf } from '../../../src/forms/data-form/definition.ts';
import { misfitOf } from '../../../src/load/names/fill-misfit.ts';
import type { Scope } from '../../../src/model/expression.ts';
import type { Field, FieldItems } from '../../../src/model/field.ts';
import { repeatedName } from '../../../src/runtime/contract/control-id.ts';
import type { ScreenRuntime } from '../../../src/runtime/contract/screen.ts';
import { ALL } from '../../../src/stories/steps/fill.ts';
import { attached } from './attached.ts';
import { isLockedItem, wordsOfInput } from './input-words.ts';
import { textOf } from './readable.ts';
import { typedValue } from './typed-value.ts';

/** One input that is shown. */
export interface ShownInput {
  /** As errors and typed values name it. */
  readonly name: string;
  /** Its name in the descriptor. */
  readonly field: string;
  readonly label: string;
  readonly widget: string;
  /** What else is read there. */
  readonly words: readonly string[];
  /** Writes it; null = done. */
  enter(value: unknown): string | null;
}

const cannot = (value: unknown) => `「${JSON.stringify(value)}」は選べません`;

const typeOfWidget = (widget: string) => (widget === 'agreement' ? 'flag' : widget === 'checkbox' ? 'list' : 'text');

/** Passes on what the input makes of it; otherwise says why it makes nothing of it. */
function type(
  { widget, options = [] }: { readonly widget: string; readonly options?: Parameters<typeof typedValue>[1] },
  value: unknown,
  take: (typed: unknown) => void,
  widgetOptions?: Field['widgetOptions'],
): string | null {
  const misfit = misfitOf({ type: typeOfWidget(widget), options }, value);
  const typed = misfit === null ? typedValue(widget, options, value, widgetOptions) : undefined;
  if (typed === undefined) return misfit === null ? cannot(value) : `${cannot(value)}。${misfit}`;
  take(typed);
  return null;
}

/** Every input of the screen that is shown now, in repeated fields once for each item, and those of forms that came as data. */
export function inputsOf(screen: ScreenRuntime): readonly ShownInput[] {
  const { fields, groups } = screen.screen;
  const own = fields
    .filter((field) => isShown(screen, field))
    .flatMap((field) => inputs(screen, field, field.name, {}));
  const repeated = groups.flatMap((group) =>
    screen
      .items(group.name)
      .flatMap(({ key, item }) =>
        group.fields
          .filter((field) => isShown(screen, field, { item }))
          .flatMap((field) => inputs(screen, field, repeatedName(group.name, key, field.name), { item })),
      ),
  );
  return [...own, ...repeated];
}

const isShown = (screen: ScreenRuntime, { shownWhen }: Field, more?: Scope) =>
  shownWhen === null || screen.evaluate(shownWhen, more) === true;

function inputs(screen: ScreenRuntime, field: Field, name: string, more: Scope): readonly ShownInput[] {
  const label = screen.text(field.label, more);
  const called = { field: field.name, label, widget: field.widget, words: wordsOfInput(screen, name, field, more) };
  const { items, dataForm } = field;
  if (items !== undefined) return [{ name, ...called, enter: (value) => pick(screen, name, items, value) }];
  if (dataForm !== undefined) return innerInputs(screen, name, screen.evaluate(dataForm.definition) as DataForm, field);
  const options = field.options.map(({ value, label }) => ({ value, label: screen.text(label, more) }));
  return [
    {
      name,
      ...called,
      enter: (value) =>
        type({ ...field, options }, value, (typed) => screen.recordInput(name, typed), field.widgetOptions),
    },
  ];
}

/** Chooses exactly the items of those keys or names; `全部` = all that can be chosen. */
function pick(screen: ScreenRuntime, name: string, { edits, options }: FieldItems, value: unknown): string | null {
  const list = (screen.view.getState().form[name] ?? []) as readonly object[];
  const wanted = new Set((Array.isArray(value) ? value : [value]).map(String));
  const found = new Set<string>();
  const chosen = list.map((item) => {
    const locked = isLockedItem(screen, options, item);
    const words = [options.key, options.name]
      .map((part) => textOf(part, screen, { item }))
      .filter((word) => wanted.has(word));
    if (wanted.has(ALL)) words.push(ALL);
    if (!locked) for (const word of words) found.add(word);
    return { ...item, [edits]: !locked && words.length > 0 };
  });
  const missing = [...wanted].filter((word) => !found.has(word));
  if (missing.length > 0) return cannot(missing);
  screen.recordInput(name, chosen);
  return null;
}

function innerInputs(screen: ScreenRuntime, name: string, form: DataForm, field: Field): readonly ShownInput[] {
  const items = itemsOf(form).filter((item): item is DataField => !isGroup(item));
  return items.map((inner) => ({
    name: `${name}.${inner.name}`,
    field: inner.name,
    label: inner.label,
    widget: inner.widget,
    words: (inner.options ?? []).map((option) => option.label),
    enter(value) {
      const change = (typed: unknown) => {
        const answers = readAnswers(screen.view.getState().form[name]);
        if (answers !== null) screen.recordInput(name, withAnswer(answers, inner.name, typed));
      };
      if (inner.widget === 'attachment') return attached(screen, field, String(value), change);
      return type(inner, value, change);
    },
  }));
}

/** Of those, the ones that a story calls by that word. */
export function inputsCalled(screen: ScreenRuntime, word: string): readonly ShownInput[] {
  return inputsOf(screen).filter(({ field, label }) => field === word || label === word);
}
