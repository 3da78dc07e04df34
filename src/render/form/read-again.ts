import { flushSync } from 'react-dom';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Makes fields take what stands in their inputs and tidy it (kana, half-width), as on blur: what a browser filled in was never in focus and may have told
 * nothing, and neither Enter nor a button pressed on iOS blurs the current field. Focus stays, so that a phone's keyboard does not close and reopen.
 */
export function readAgain(form: HTMLFormElement): void {
  const all = [...form.querySelectorAll<Input>('input:not([type=file]),textarea,select')];
  for (const { input, ...stood } of all.map((input) => ({
    input,
    value: input.value,
    checked: (input as HTMLInputElement).checked,
  }))) {
    // Where one was taken, React has drawn the field's other inputs as they were.
    Object.assign(input, stood);
    // One by one, since each reckons with what is drawn.
    flushSync(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
}
