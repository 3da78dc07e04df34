// chunk: screen-form
import { type Choice, choiceId } from './choice.ts';
import { ChoiceRow } from './choice-row.tsx';
import { FieldGroup, type FieldTexts } from './field-shell.tsx';

export interface RadioGroupProps {
  readonly texts: FieldTexts;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Empty = nothing chosen. */
  readonly value: string;
  onValue(value: string): void;
}

export function RadioGroup({ texts, name, choices, value, onValue }: RadioGroupProps) {
  return (
    <FieldGroup texts={texts}>
      {choices.map((choice, index) => (
        <ChoiceRow
          key={choice.value}
          type="radio"
          id={choiceId(texts.id, index)}
          name={name}
          choice={choice}
          checked={choice.value === value}
          // Of what a browser has set, the one that is marked tells for all.
          onChecked={(flag) => flag && onValue(choice.value)}
        />
      ))}
    </FieldGroup>
  );
}
