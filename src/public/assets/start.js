// Apart from the app, in words that old browsers understand: says inside the page that the app does not start. What this file cannot say, since it
// has not arrived either, the style sheet says after a while.
(() => {
  function tell() {
    const message = document.getElementById('not-started');
    // The app, once drawn, has taken its place.
    if (message === null || message.className !== '') return;
    message.className = 'is-shown';
    const heading = message.querySelector('h1');
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
  if (!('noModule' in document.createElement('script'))) tell();
})();
