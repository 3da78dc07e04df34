import type { PortalRuntime } from '../../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../../runtime/contract/screen.ts';

/**
 * Of everything that a page is drawn from, apart from what is published: two that are alike draw the same page. Facts and the inputs that count are
 * made of the rest; the clock is left out, since it is never the same twice, and with it until when something is waited for. Dialogs
 * are, too: no page is drawn with one.
 */
export function printOf(
  { shell, dialogs }: Pick<PortalRuntime, 'shell' | 'dialogs'>,
  { view }: Pick<ScreenRuntime, 'view'>,
): string {
  const { scope, deadlines, ...shown } = view.getState();
  const { facts, form, settings, ...names } = Object.getOwnPropertyDescriptors(scope);
  const { sessionEndsAt, ...frame } = shell.getState();
  const waits = dialogs.getState().loading?.text;
  return hash(JSON.stringify([shown, Object.defineProperties({}, names), frame, waits]));
}

/** 53 bits: alike by chance does not happen. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
