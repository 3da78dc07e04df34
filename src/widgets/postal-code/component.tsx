import { normalisePostalCode } from '../../forms/normalise/postal-code.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';
import type { widget } from './widget.ts';

export default function PostalCodeWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  return (
    <LineField
      {...props}
      tidy={normalisePostalCode}
      autoComplete={props.widgetOptions.autocomplete ?? 'postal-code'}
      inputMode="numeric"
      width="short"
    />
  );
}
