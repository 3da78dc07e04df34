// chunk: data-form
import { useCallback, useMemo, useRef } from 'react';
import * as dataFormWording from '../../../build/wording/data-form.ts';
import { type Answers, answerOf, readAnswers, shownItems } from '../../forms/data-form/answers.ts';
import { withAnswer } from '../../forms/data-form/change-answers.ts';
import { againstOf, type DataField, type DataForm, itemsOf } from '../../forms/data-form/definition.ts';
import { eachInWords } from '../../forms/data-form/in-words.ts';
import { innerField } from '../../forms/data-form/inner-field.ts';
import { innerWidgets } from '../../forms/data-form/inner-widgets.ts';
import { isAlike } from '../../forms/is-alike.ts';
import type { Field } from '../../model/field.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { type AgainstNote, againstNote } from '../../ui/against-note.ts';
import { Fieldsets } from '../../ui/fieldset.tsx';
import { Again } from './again.tsx';
import type { Drawing } from './drawing.ts';
import { Section } from './section.tsx';
import type { widget } from './widget.ts';

/** The widgets it may draw, loaded together with it. */
export const draws = Object.keys(innerWidgets);

type Written = OptionsOf<typeof widget>;

type Options = Written & { readonly [Name in 'definition' & keyof Written]: DataForm };

/** Expects a validated definition and a value opened with it: see the data forms of the runtime. */
export default function DataFormWidget(props: FieldWidgetProps<Options>) {
  const { name, texts, value, widgetOptions, innerErrors, onChange, drawInner } = props;
  const { definition: form, version, upload, remove, uploadWith = {} } = widgetOptions;
  const answers = readAnswers(value) ?? { version, values: {} };
  const latest = useRef(answers);
  latest.current = answers;
  const change = useCallback(
    (next: (answers: Answers) => Answers) => {
      // Two changes may arrive before the next render.
      latest.current = next(latest.current);
      onChange(latest.current);
    },
    [onChange],
  );
  const changeInner = useCallback(
    (inner: string, next: unknown) => change((now) => withAnswer(now, inner.slice(name.length + 1), next)),
    [change, name],
  );
  // `uploadWith` is re-evaluated on every render; comparing by content keeps the fields stable.
  const calls = JSON.stringify({ upload, remove, uploadWith });
  const fieldOf = useMemo(() => fieldsOnce(JSON.parse(calls)), [calls]);
  const again = new Set(answers.again);
  const errorOf = (inner: string) =>
    innerErrors[`${name}.${inner}`] ?? (again.has(inner) ? dataFormWording.enterAgain : '');
  const drawing: Drawing = {
    name,
    answers,
    shown: new Set(shownItems(itemsOf(form), answers.values)),
    errorOf,
    drawField: (data, values, inner) => {
      const error = errorOf(inner);
      return drawInner({
        field: fieldOf(data, String(answerOf(values, data.fromCode ?? '') ?? '')),
        name: `${name}.${inner}`,
        value: answerOf(values, data.name),
        error,
        ...(error === '' ? noteOf(data, answerOf(values, data.name)) : noNote),
        onChange: changeInner,
      });
    },
    change,
  };
  return (
    <Fieldsets id={texts.id} label={texts.label} error={texts.error}>
      {texts.hint !== '' && <p className="ui-text">{texts.hint}</p>}
      <Again name={name} form={form} answers={answers} />
      {form.sections.map((section) => (
        <Section section={section} level={2} drawing={drawing} key={section.heading} />
      ))}
    </Fieldsets>
  );
}

const noNote: AgainstNote = { note: '', differs: false };

/** That the answer is as registered, or another. */
function noteOf(field: DataField, typed: unknown): AgainstNote {
  const against = againstOf(field);
  if (against === null || typed === undefined || typed === '') return noNote;
  const { values, source } = against;
  if (values.length === 0) return { note: dataFormWording.notRegistered({ source }), differs: true };
  return againstNote(!values.some((one) => isAlike(typed, one)), source, eachInWords(field, values));
}

/** Creates each field once, and an address anew when its postal code changes: an input re-renders when its field's identity does. */
function fieldsOnce(calls: object): (data: DataField, fromCode: string) => Field {
  const made = new WeakMap<DataField, { readonly field: Field; readonly fromCode: string }>();
  return (data, fromCode) => {
    const known = made.get(data);
    if (known?.fromCode === fromCode) return known.field;
    // Constraints are validated elsewhere and not needed for drawing.
    const field = innerField(data, {});
    const more = { ...(data.widget === 'attachment' && calls), ...(data.widget === 'address' && { fromCode }) };
    const whole = { ...field, widgetOptions: { ...field.widgetOptions, ...more } };
    made.set(data, { field: whole, fromCode });
    return whole;
  };
}
