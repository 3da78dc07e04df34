import * as cardWording from '../../build/wording/card.ts';
import { Picture } from './picture.tsx';

export interface ChoiceCardProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Next to the label and part of the control's accessible name; empty = none. */
  readonly badge: string;
  /** Lines under the label, read with the control. */
  readonly details: readonly string[];
  /** `data:` URL; null = cannot be shown: replaced by its text alternative, or by nothing if that is empty too. */
  readonly image: string | null;
  readonly imageAlt: string;
  readonly checked: boolean;
  /** Focusable and readable, but not selectable. */
  readonly locked: boolean;
  /** Why it is locked; read with the control. */
  readonly lockedText: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  onChecked(checked: boolean): void;
}

/** A checkbox as a card, for people or things that need more than one line to be told apart. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { id, name, value, label, badge, details, image, imageAlt, checked, locked, lockedText, invalid } = props;
  const detailsId = details.length > 0 ? `${id}-details` : '';
  const lockedId = locked && lockedText !== '' ? `${id}-locked` : '';
  return (
    <div className={locked ? 'ui-choice ui-choice-card ui-choice-locked' : 'ui-choice ui-choice-card'}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={checked && !locked}
        aria-disabled={locked || undefined}
        aria-describedby={[detailsId, lockedId, props.describedBy].filter(Boolean).join(' ') || undefined}
        aria-invalid={(invalid && !locked) || undefined}
        onChange={(event) => {
          if (!locked) props.onChecked(event.target.checked);
        }}
        onBlur={({ target }) => !locked && target.checked !== checked && props.onChecked(target.checked)}
      />
      <div className="ui-choice-body">
        <label htmlFor={id}>
          <span>{label}</span>
          {badge !== '' && <span className="ui-badge">{badge}</span>}
        </label>
        {detailsId !== '' && (
          <div className="ui-choice-details" id={detailsId}>
            {details.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike.
              <p key={index}>{line}</p>
            ))}
          </div>
        )}
        {lockedId !== '' && (
          <p className="ui-choice-reason" id={lockedId}>
            <span className="ui-hidden">{cardWording.lockedPrefix}</span>
            <span>{lockedText}</span>
          </p>
        )}
      </div>
      {image !== null ? (
        <Picture source={image} alt={imageAlt} />
      ) : (
        imageAlt !== '' && <p className="ui-choice-image-text">{imageAlt}</p>
      )}
    </div>
  );
}
