import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import type { ScreenRuntime } from '../../runtime/contract.ts';
import { useScreen } from '../place.ts';

/**
 * The `<form>` element, put into RJSF by its `tagName`. The runtime's `next` judges the values (with the same compiled validator) and shows
 * what is wrong, so RJSF is not asked to validate and redraw a second time.
 */
export function SubmitForm({ children, ref }: { readonly children?: ReactNode; readonly ref?: Ref<HTMLFormElement> }) {
  const screen = useScreen();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tidyFields(event.currentTarget);
    if (!screen.view.getState().locked.includes('next')) void screen.act('next', nextLockSeconds(screen));
  };
  return (
    <form className="ui-flow" ref={ref} noValidate onSubmit={submit} onKeyDown={ignoreComposingEnter}>
      {children}
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

function nextLockSeconds(screen: ScreenRuntime): number {
  const button = screen.screen.view.find((block) => block.kind === 'button' && block.action === 'next');
  return button?.kind === 'button' ? Number(screen.value(button.lockFor)) : 0;
}
