import * as commonWording from '../../../build/wording/common.ts';
import * as kanaWording from '../../../build/wording/kana.ts';
import { normaliseKana } from '../../forms/normalise/kana.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { type ControlProps, FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { smallLetters } from './small-letters.ts';
import type { widget } from './widget.ts';

export default function KanaWidget({
  name,
  texts,
  value,
  widgetOptions,
  width,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { autocomplete } = widgetOptions;
  const text = String(value ?? '');
  const small = smallLetters(normaliseKana(text));
  const smallId = `${texts.id}-small`;
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <>
          <TextInput
            control={small.length === 0 ? control : alsoDescribedBy(control, smallId)}
            name={name}
            value={text}
            large
            width={width}
            autoComplete={autocomplete}
            prose={false}
            onValue={onChange}
            tidy={normaliseKana}
          />
          {small.length > 0 && (
            <p className="ui-field-hint" id={smallId}>
              {kanaWording.smallKana({ letters: small.join(commonWording.between) })}
            </p>
          )}
        </>
      )}
    </FieldShell>
  );
}

function alsoDescribedBy(control: ControlProps, id: string): ControlProps {
  return { ...control, 'aria-describedby': [control['aria-describedby'], id].filter(Boolean).join(' ') };
}
