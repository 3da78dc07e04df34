// Apart from the app, in words that old browsers understand: says inside the page that the app does not start. What this file cannot say, since it
// has not arrived either, the style sheet says after a while.
(() => {
  function tell() {
    const message = document.getElementById('not-started');
    // The app, once drawn, has taken its place.
    if (message === null || message.classList.contains('is-shown')) return;
    message.classList.add('is-shown');
    const heading = message.querySelector('h1, h2');
    document.title = [heading.textContent, document.title].join(' | ');
    heading.focus();
  }
  // A script that does not arrive (no error of an element bubbles), or throws.
  window.addEventListener(
    'error',
    (event) => {
      if (event.target === window || event.target.nodeName === 'SCRIPT') tell();
    },
    true,
  );
  window.addEventListener('unhandledrejection', tell);
  // Where this tab keeps something else than the page was drawn from, that is neither shown nor pressed until the app shows what is kept. What is shown to
  // who has been on the way there is not shown to others (ui/styles/start.css).
  try {
    const { drawnFrom = '{}', way } = document.currentScript.dataset;
    const told = document.documentElement.dataset;
    for (const [key, value] of Object.entries(JSON.parse(drawnFrom))) {
      const kept = sessionStorage.getItem(key);
      if (kept !== null && JSON.stringify(JSON.parse(kept).value) !== value) told.keeps = '';
    }
    if (way !== undefined && sessionStorage.getItem(way) === null) told.astray = '';
  } catch (_refused) {
    // A refused storage keeps nothing.
  }
  // On a page that came drawn: the last press until the app is there, which plays it (app/arrived/press.ts), and what is being composed.
  const early = { press: null, composing: null };
  window.early = early;
  // Once: the page names it (server/pages/site/page-frame.ts).
  function loadForPress() {
    const root = document.getElementById('root');
    for (const href of (root.getAttribute('data-at-press') || '').split(' ').filter(Boolean))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    root.removeAttribute('data-at-press');
  }
  function keep(event) {
    const pressed = event.target.closest(
      event.type === 'submit' ? '#root[data-drawn] form' : '#root[data-drawn] button:not([popovertarget])',
    );
    if (pressed === null) return;
    event.preventDefault();
    loadForPress();
    if (early.press !== null) early.press.removeAttribute('data-kept');
    early.press = pressed;
    pressed.setAttribute('data-kept', '');
  }
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener('compositionstart', ({ target }) => {
    early.composing = target;
  });
  document.addEventListener('compositionend', () => {
    early.composing = null;
  });
  if (!('noModule' in document.createElement('script'))) tell();
})();
