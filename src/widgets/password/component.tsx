import { useState } from 'react';
import * as passwordWording from '../../../build/wording/password.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { Button } from '../../ui/button.tsx';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { widget } from './widget.ts';

export default function PasswordWidget({
  name,
  texts,
  value,
  widgetOptions,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
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
            autoComplete={widgetOptions.autocomplete ?? 'current-password'}
            prose={false}
            onValue={onChange}
          />
          <Button look="tertiary" onPress={() => setShown(!shown)}>
            {shown ? passwordWording.hidePassword : passwordWording.showPassword}
          </Button>
        </div>
      )}
    </FieldShell>
  );
}
