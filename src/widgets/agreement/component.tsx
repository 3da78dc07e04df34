import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { FieldGroup } from '../../ui/field-shell.tsx';

/** The group's legend is the field's label; the box is labelled with the first option's text, or the field's label. */
export default function AgreementWidget({ name, texts, value, options, onChange }: FieldWidgetProps) {
  const choice = options[0] ?? { value: 'true', label: texts.label, hint: '' };
  return (
    <FieldGroup texts={texts}>
      <ChoiceRow
        type="checkbox"
        id={texts.id}
        name={name}
        choice={choice}
        checked={value === true}
        invalid={texts.error !== ''}
        onChecked={onChange}
      />
    </FieldGroup>
  );
}
