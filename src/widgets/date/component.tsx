// chunk: inputs
import * as fieldWording from '../../../build/wording/field.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldGroup } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type DateParts, eraText, joined, partsOf, tidy } from './date-parts.ts';
import type { widget } from './widget.ts';

const labels = [`${fieldWording.yearHint} ${fieldWording.year}`, fieldWording.month, fieldWording.day] as const;
const completions = ['bday-year', 'bday-month', 'bday-day'] as const;

/** Each part has a token of its own. */
function completionOf(autocomplete: unknown, index: number): string | undefined {
  return autocomplete === 'bday' ? completions[index] : autocomplete === 'off' ? 'off' : undefined;
}

export default function DateWidget({
  name,
  texts,
  value,
  widgetOptions,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const parts = partsOf(value);
  const era = eraText(parts);
  const wrong = texts.error === '' ? undefined : true;
  const change = (next: DateParts) => joined(next) !== joined(parts) && onChange(joined(next));
  const withPart = (index: number, text: string) =>
    parts.map((part, at) => (at === index ? text : part)) as unknown as DateParts;
  return (
    <FieldGroup texts={texts}>
      <div className="ui-parts">
        {labels.map((label, index) => {
          const id = index === 0 ? texts.id : `${texts.id}-${index + 1}`;
          return (
            <div className="ui-part" key={label}>
              <label htmlFor={id}>{label}</label>
              <TextInput
                control={{
                  id,
                  'aria-describedby': undefined,
                  'aria-invalid': wrong,
                  'aria-required': texts.required || undefined,
                }}
                name={`${name}-${index + 1}`}
                value={parts[index] ?? ''}
                inputMode="numeric"
                autoComplete={completionOf(widgetOptions.autocomplete, index)}
                prose={false}
                onValue={(text) => change(withPart(index, text))}
                onLeave={(text) => change(tidy(withPart(index, text)))}
              />
            </div>
          );
        })}
      </div>
      {era !== '' && <p className="ui-field-hint">{era}</p>}
    </FieldGroup>
  );
}
