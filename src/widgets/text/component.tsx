// chunk: inputs
import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';
import type { widget } from './widget.ts';

export default function TextWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { autocomplete } = props.widgetOptions;
  return <LineField {...props} tidy={normaliseFreeText} autoComplete={autocomplete} />;
}
