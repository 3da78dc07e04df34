// chunk: screen-form
import * as fieldWording from '../../build/wording/field.ts';
import type { Choice } from './choice.ts';
import type { ControlProps } from './field-shell.tsx';
import { noteRead } from './stood.ts';

export interface SelectProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Empty = nothing chosen. */
  readonly value: string;
  readonly autoComplete?: string | undefined;
  onValue(value: string): void;
}

export function Select({ control, name, choices, value, autoComplete, onValue }: SelectProps) {
  const take = ({ target }: { readonly target: HTMLSelectElement }) => {
    if (target.value !== value) onValue(target.value);
    noteRead(target);
  };
  return (
    <select
      {...control}
      className="ui-input ui-select"
      name={name}
      value={value}
      autoComplete={autoComplete || undefined}
      onChange={take}
      onBlur={take}
    >
      <option value="">{fieldWording.choose}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
