// chunk: inputs
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';

export default function CheckboxWidget({ name, texts, value, options, onChange }: FieldWidgetProps) {
  const values = Array.isArray(value) ? value.map(String) : [];
  return <CheckboxGroup texts={texts} name={name} choices={options} values={values} onValues={onChange} />;
}
