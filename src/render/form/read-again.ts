// chunk: screen-form
import { flushSync } from 'react-dom';
import { isRead, noteRead } from '../../ui/stood.ts';

/**
 * Makes fields take what stands in their inputs and tidy it (kana, half-width), as on blur: what a browser filled in was never in focus and may have told
 * nothing, and neither Enter nor a button pressed on iOS blurs the current field. Focus stays, so that a phone's keyboard does not close and reopen. What
 * stands as it was read before is not read again: each costs a drawing.
 */
export function readAgain(form: HTMLFormElement): void {
  const left = [...form.querySelectorAll<HTMLInputElement>('input:not([type=file]),textarea,select')].flatMap(
    (input) => (isRead(input) ? [] : [[input, input.value, input.checked] as const]),
  );
  for (const [input, value, checked] of left) {
    // Where one was taken, React has drawn the field's other inputs as they were.
    Object.assign(input, { value, checked });
    // One by one, since each reckons with what is drawn.
    flushSync(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
  for (const [input] of left) noteRead(input);
}
