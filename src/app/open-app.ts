// chunk: late
/** Outcome; see `Host.openApp`. */
type Opened = { readonly kind: 'opened' | 'missing' } | { readonly kind: 'failed'; readonly code: string };

/** A phone with the app installed hides the page well within this time. */
const answerMilliseconds = 2500;

/** Event by which a reader extension of the browser reports failures: `new CustomEvent(name, { detail: { code } })`. */
const extensionEvent = 'madoguchi:reader-failed';

/** Opens an app by its address. Browsers do not report whether it is installed; a page that stays visible means it is not. */
export function openApp(url: string): Promise<Opened> {
  const isPage = /^https?:$/.test(new URL(url, window.location.href).protocol);
  return new Promise((resolve) => {
    const settle = (outcome: Opened) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      window.removeEventListener('pagehide', settleOpened);
      window.removeEventListener(extensionEvent, handleExtensionError);
      resolve(outcome);
    };
    const settleOpened = () => settle({ kind: 'opened' });
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'hidden') settleOpened();
    };
    const handleExtensionError = (event: Event) => {
      const { code } = (event as CustomEvent<{ readonly code?: unknown } | null>).detail ?? {};
      settle({ kind: 'failed', code: typeof code === 'string' ? code : 'extension-unexpected' });
    };
    const timer = setTimeout(() => settle({ kind: isPage ? 'opened' : 'missing' }), answerMilliseconds);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    window.addEventListener('pagehide', settleOpened);
    window.addEventListener(extensionEvent, handleExtensionError);
    window.location.assign(url);
  });
}
