import { normaliseKana } from '../../forms/normalise/kana.ts';
import type { FieldWidgetProps } from '../../runtime/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { fieldWording } from '../../ui/field-wording.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { smallLetters } from './small-letters.ts';

export default function KanaWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const { autocomplete } = widgetOptions as { autocomplete?: string };
  const text = String(value ?? '');
  const small = smallLetters(text);
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <>
          <TextInput
            control={control}
            name={name}
            value={text}
            large
            autoComplete={autocomplete}
            prose={false}
            onValue={onChange}
            onLeave={(typed) => onChange(normaliseKana(typed))}
          />
          {small.length > 0 && <p className="ui-field-hint">{fieldWording.smallKana(small.join('、'))}</p>}
        </>
      )}
    </FieldShell>
  );
}
