import { useState } from 'react';
import * as fieldWording from '../../../build/wording/field.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { Button } from '../../ui/button.tsx';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export default function PasswordWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <div className="ui-with-unit">
          <TextInput
            control={control}
            name={name}
            value={String(value ?? '')}
            type={shown ? 'text' : 'password'}
            autoComplete={String(widgetOptions.autocomplete ?? 'current-password')}
            prose={false}
            onValue={onChange}
          />
          <Button look="tertiary" onPress={() => setShown(!shown)}>
            {shown ? fieldWording.hidePassword : fieldWording.showPassword}
          </Button>
        </div>
      )}
    </FieldShell>
  );
}
