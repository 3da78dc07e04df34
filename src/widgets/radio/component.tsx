// chunk: inputs
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';

export default function RadioWidget({ name, texts, value, options, onChange }: FieldWidgetProps) {
  return <RadioGroup texts={texts} name={name} choices={options} value={String(value ?? '')} onValue={onChange} />;
}
