// chunk: inputs
import { normalisePhone } from '../../forms/normalise/phone.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';
import type { widget } from './widget.ts';

export default function PhoneWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  return (
    <LineField
      {...props}
      tidy={normalisePhone}
      autoComplete={props.widgetOptions.autocomplete ?? 'tel'}
      type="tel"
      width="middle"
    />
  );
}
