// chunk: screen-form
import type { Choice } from './choice.ts';

export interface ChoiceRowProps {
  readonly type: 'radio' | 'checkbox';
  readonly id: string;
  readonly name: string;
  readonly choice: Choice;
  readonly checked: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  onChecked(checked: boolean): void;
}

/** A radio button or checkbox with its label and support text; the whole row can be pressed. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { type, id, name, choice, checked, describedBy, invalid = false, onChecked } = props;
  const hintId = choice.hint === '' ? undefined : `${id}-option-hint`;
  const take = ({ target }: { readonly target: HTMLInputElement }) =>
    target.checked !== checked && onChecked(target.checked);
  return (
    <div className="ui-choice">
      <input
        type={type}
        id={id}
        name={name}
        value={choice.value}
        checked={checked}
        aria-describedby={[describedBy, hintId].filter(Boolean).join(' ') || undefined}
        aria-invalid={(invalid && type === 'checkbox') || undefined}
        onChange={take}
        onBlur={take}
      />
      <label htmlFor={id}>
        {choice.label}
        {hintId !== undefined && (
          <span className="ui-choice-hint" id={hintId} aria-hidden="true">
            {choice.hint}
          </span>
        )}
      </label>
    </div>
  );
}
