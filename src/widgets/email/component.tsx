// chunk: inputs
import { halfWidth } from '../../forms/normalise/half-width.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';
import type { widget } from './widget.ts';

export default function EmailWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  return (
    <LineField
      {...props}
      tidy={halfWidth}
      autoComplete={props.widgetOptions.autocomplete ?? 'email'}
      inputMode="email"
      prose={false}
    />
  );
}
