import { normaliseOneTimeCode } from '../../forms/normalise/one-time-code.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';
import type { widget } from './widget.ts';

export default function OneTimeCodeWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  return (
    <LineField
      {...props}
      tidy={normaliseOneTimeCode}
      autoComplete="one-time-code"
      inputMode="numeric"
      width={(props.widgetOptions.length ?? 6) <= 6 ? 'short' : 'middle'}
      prose={false}
    />
  );
}
