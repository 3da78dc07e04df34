import type { flushSync } from 'react-dom';
import './early.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the person did on the drawn page before the code was there. */
export interface Entered {
  /** Puts it into the page as it is now, as if it were entered at this moment. */
  replay(now: typeof flushSync): void;
}

/** Controls that hold something else than they were drawn with. */
export function noteEntered(root: HTMLElement): Entered {
  const controls = [...root.querySelectorAll<Control>('input[id], textarea[id], select[id]')];
  const changed = controls.filter(isChanged).map((control) => ({
    id: control.id,
    value: control.value,
    checked: 'checked' in control && control.checked,
    files: 'files' in control ? control.files : null,
  }));
  const focused = document.activeElement;
  const focusedId = focused !== null && root.contains(focused) ? focused.id : '';
  const selection =
    focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement ? selectionOf(focused) : null;
  return {
    replay(now) {
      for (const was of changed) {
        const control = document.getElementById(was.id);
        // What an input method is composing is told when it is done.
        if (control === null || control !== window.early?.composing) now(() => enterAgain(control, was));
        else
          control.addEventListener('compositionend', () => enterAgain(control, { ...was, value: textOf(control) }), {
            once: true,
          });
      }
      const control = focusedId === '' ? null : document.getElementById(focusedId);
      if (control === null) return;
      if (control !== document.activeElement) control.focus({ preventScroll: true });
      if (selection !== null) (control as HTMLInputElement).setSelectionRange(...selection);
    },
  };
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, drawn);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  const { type, checked, defaultChecked } = control;
  if (type === 'checkbox') return checked !== defaultChecked;
  // Of a group, the one that is chosen now tells everything.
  if (type === 'radio') return checked && !defaultChecked;
  if (type === 'file') return control.value !== '';
  return type !== 'hidden' && control.value !== control.defaultValue;
}

const textOf = (control: HTMLElement) => ('value' in control ? String(control.value) : '');

interface Was {
  readonly value: string;
  readonly checked: boolean;
  readonly files: FileList | null;
}

function enterAgain(control: HTMLElement | null, was: Was): void {
  if (control instanceof HTMLSelectElement) choose(control, was.value);
  else if (control instanceof HTMLTextAreaElement) type(control, was.value);
  else if (control instanceof HTMLInputElement) enter(control, was);
}

function enter(input: HTMLInputElement, was: Was): void {
  if (input.type === 'file') {
    if (was.files !== null && input.files !== was.files) input.files = was.files;
    tell(input, 'change');
  } else if (input.type === 'checkbox' || input.type === 'radio') {
    // React has noted what it holds, and a press has to change that.
    if (input.checked === was.checked) input.checked = !was.checked;
    input.click();
  } else type(input, was.value);
}

/** React takes an input's event as a change only where the value is another one than it knows of. */
function type(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = `${value} `;
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
  tell(control, 'input');
}

function choose(control: HTMLSelectElement, value: string): void {
  control.value = value;
  tell(control, 'change');
}

function tell(control: HTMLElement, event: string): void {
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Inputs of some types (addresses) have none. */
function selectionOf({
  selectionStart,
  selectionEnd,
}: HTMLInputElement | HTMLTextAreaElement): [number, number] | null {
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
