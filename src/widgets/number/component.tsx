import { useState } from 'react';
import { typedNumber } from '../../forms/normalise/number-typed.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { widget } from './widget.ts';

export default function NumberWidget({
  name,
  texts,
  value,
  widgetOptions,
  width,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { unit = '', decimal = false } = widgetOptions;
  const [typed, setTyped] = useState(() => String(value ?? ''));
  // Shows the text as typed ("1." on the way to "1.5"), unless the value was set from elsewhere.
  const shown = typedNumber(typed) === value ? typed : String(value ?? '');
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <div className="ui-with-unit">
          <TextInput
            control={control}
            name={name}
            value={shown}
            width={width}
            inputMode={decimal ? 'decimal' : 'numeric'}
            prose={false}
            onValue={(text) => {
              setTyped(text);
              onChange(typedNumber(text));
            }}
            onLeave={() => setTyped(String(value ?? ''))}
          />
          {unit !== '' && <span>{unit}</span>}
        </div>
      )}
    </FieldShell>
  );
}
