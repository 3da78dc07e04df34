// chunk: inputs
import { type Choice, choiceId } from './choice.ts';
import { ChoiceRow } from './choice-row.tsx';
import { ChooseAll } from './choose-all.tsx';
import { FieldGroup, type FieldTexts } from './field-shell.tsx';

export interface CheckboxGroupProps {
  readonly texts: FieldTexts;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  /** The chosen values in the order of the choices. */
  onValues(values: readonly string[]): void;
}

export function CheckboxGroup({ texts, name, choices, values, onValues }: CheckboxGroupProps) {
  const change = (value: string, checked: boolean) => {
    const chosen = new Set(values);
    if (checked) chosen.add(value);
    else chosen.delete(value);
    onValues(choices.map((choice) => choice.value).filter((known) => chosen.has(known)));
  };
  return (
    <FieldGroup texts={texts}>
      <ChooseAll count={choices.length} onAll={(flag) => onValues(flag ? choices.map((choice) => choice.value) : [])} />
      {choices.map((choice, index) => (
        <ChoiceRow
          key={choice.value}
          type="checkbox"
          id={choiceId(texts.id, index)}
          name={name}
          choice={choice}
          checked={values.includes(choice.value)}
          invalid={texts.error !== ''}
          onChecked={(checked) => change(choice.value, checked)}
        />
      ))}
    </FieldGroup>
  );
}
