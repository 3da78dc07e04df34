import type { Core } from '../core/core.ts';
import { storageKeys } from '../storage/storage-keys.ts';

/** Detects the card app's webview by a marker in the address and remembers it for the session. */
export function noteWebview({ host, parts, evaluator, session, shell }: Core): void {
  const marker = String(evaluator.value(parts.catalog.shell.webview.marker) ?? '');
  const isMarked = marker !== '' && new URLSearchParams(host.location().search).has(marker);
  if (isMarked) session.set(storageKeys.webview, true, null);
  const webview = isMarked || session.get(storageKeys.webview) === true;
  if (webview !== shell.getState().webview) shell.setState({ webview });
}
