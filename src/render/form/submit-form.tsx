import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useContext } from 'react';
import { useScreen } from '../../draw/place.ts';
import { submitButtonOf } from '../../draw/submit-button.ts';
import { FormInDialog } from './form-in-dialog.ts';

/**
 * The `<form>` element, put into RJSF by its `tagName`. The runtime judges the values (with the same compiled validator) and shows
 * what is wrong, so RJSF is not asked to validate and redraw a second time.
 */
export function SubmitForm({ children, ref }: { readonly children?: ReactNode; readonly ref?: Ref<HTMLFormElement> }) {
  const screen = useScreen();
  const dialog = useContext(FormInDialog);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tidyFields(event.currentTarget);
    if (dialog !== null) return dialog.submit();
    const button = submitButtonOf(screen.screen);
    if (button === null || screen.view.getState().locked.includes(button.action)) return;
    void screen.act(button.action, Number(screen.value(button.lockFor)));
  };
  return (
    <form className="ui-flow" ref={ref} noValidate onSubmit={submit} onKeyDown={ignoreComposingEnter}>
      {children}
      {dialog?.buttons}
    </form>
  );
}

/** The Enter that ends a composition must not submit. Safari reports it after the composition, only as key code 229. */
function ignoreComposingEnter(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
}

/**
 * Lets the fields tidy their values (kana, half-width) as if they were left. Enter does not leave the field being typed in, nor does a button
 * pressed on iOS; what was typed before the page was loaded anew has not been left either. The focus stays, so the keyboard of a phone does
 * not go away and come back.
 */
function tidyFields(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll('input'))
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
