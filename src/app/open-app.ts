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
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', gone);
      window.removeEventListener(extensionEvent, failed);
      resolve(outcome);
    };
    const gone = () => settle({ kind: 'opened' });
    const hidden = () => {
      if (document.visibilityState === 'hidden') gone();
    };
    const failed = (event: Event) => {
      const { code } = (event as CustomEvent<{ readonly code?: unknown } | null>).detail ?? {};
      settle({ kind: 'failed', code: typeof code === 'string' ? code : 'extension-unexpected' });
    };
    const timer = setTimeout(() => settle({ kind: isPage ? 'opened' : 'missing' }), answerMilliseconds);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', gone);
    window.addEventListener(extensionEvent, failed);
    window.location.assign(url);
  });
}
