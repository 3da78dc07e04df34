// chunk: screen-form
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';
import { useScreen } from '../../draw/place.ts';
import { submitButtonOf } from '../../draw/submit-button.ts';
import { FormInDialog } from './form-in-dialog.ts';
import { readAgain } from './read-again.ts';

/**
 * The `<form>` element of a screen or dialog. The runtime validates and shows the errors; what it needs for that is loaded when the person turns to the
 * form, before anything is pressed.
 */
export function SubmitForm({ children }: { readonly children: ReactNode }) {
  const screen = useScreen();
  const dialog = useContext(FormInDialog);
  // Whatever is pressed may send or keep what was entered.
  const tidyAtPress = ({ target, currentTarget }: MouseEvent<HTMLFormElement>) =>
    (target as Element).closest('button') && readAgain(currentTarget);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    readAgain(event.currentTarget);
    if (dialog !== null) return dialog.submit();
    const button = submitButtonOf(screen.screen);
    if (button === null || screen.locked.getState().includes(button.action)) return;
    void screen.act(button.action, Number(screen.value(button.lockFor)));
  };
  return (
    <form
      className="ui-flow"
      // Without the app, sending it does nothing: the parameters in the address stay.
      method="dialog"
      noValidate
      onSubmit={submit}
      onClickCapture={tidyAtPress}
      onKeyDown={ignoreComposingEnter}
      onFocus={screen.prepare}
      onPointerDown={screen.prepare}
    >
      {children}
      {dialog?.buttons}
    </form>
  );
}

/** Enter that ends an IME composition must not submit. Safari reports it after the composition, recognisable only by key code 229. */
function ignoreComposingEnter(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
