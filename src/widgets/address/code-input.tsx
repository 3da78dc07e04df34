import * as addressWording from '../../../build/wording/address.ts';
import { normalisePostalCode } from '../../forms/normalise/postal-code.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** A postal code that is no answer: it begins the address below. */
export function CodeInput(props: {
  readonly id: string;
  readonly name: string;
  /** Label of the address. */
  readonly of: string;
  /** Nothing stands there that the person wrote: the code fills it in. Otherwise they choose. */
  readonly isFree: boolean;
  readonly value: string;
  onValue(value: string): void;
}) {
  const { id, of, isFree } = props;
  const hint = isFree ? addressWording.codeHint({ label: of }) : addressWording.codeHintOffers({ label: of });
  const texts = { id, label: addressWording.code, hint, required: false, error: '' };
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={props.name}
          value={props.value}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          onValue={props.onValue}
          tidy={normalisePostalCode}
        />
      )}
    </FieldShell>
  );
}
