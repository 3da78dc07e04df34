/** Where the focus is, for somebody who sees nothing. */
export type Focus = 'kept' | 'nowhere' | 'behind the dialog';

/** Runs in the page, by itself: it uses nothing from outside. */
export function focusInPage(): Focus {
  const { activeElement: element } = document;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (element === null || element === document.body) return 'nowhere';
  return dialog === undefined || dialog.contains(element) ? 'kept' : 'behind the dialog';
}
