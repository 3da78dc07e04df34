/** Focuses a control and scrolls its label into view. False = there is no such control. */
export function focusControl(controlId: string): boolean {
  const control = document.getElementById(controlId);
  if (!control) return false;
  const label = control.closest('.ui-field') ?? control;
  label.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
