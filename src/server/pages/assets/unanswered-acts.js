// Acts of this person that no answer came to, as the app keeps them on this device (storageKeys.sentBy), until it has asked what became of them.
function sentFrom(person) {
  const beginning = `madoguchi.sent.${person}.`;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(beginning))
      .map((key) => JSON.parse(localStorage.getItem(key)))
      .filter(
        ({ value, expiresAt }) => (expiresAt === null || expiresAt > Date.now()) && (value.isSent || value.isLost),
      )
      .map(({ value }) => value.at)
      .filter((at) => typeof at === 'string' && /^\/(?!\/)/u.test(at));
  } catch {
    // Without storage nothing is known of it.
    return [];
  }
}

/** `/svc/kana/` of `/svc/kana/top` */
const serviceOf = (path) => path.split('/').slice(0, 3).join('/');

function show() {
  const section = document.querySelector('[data-unanswered]');
  if (section === null) return;
  const left = sentFrom(section.dataset.unanswered);
  section.hidden = left.length === 0;
  for (const nothing of document.querySelectorAll('[data-nothing]')) nothing.hidden = left.length > 0;
  const items = [...section.querySelectorAll('[data-of]')];
  const itemOf = (at) => items.find(({ dataset }) => serviceOf(dataset.of) === serviceOf(at)) ?? items.at(-1);
  for (const item of items) {
    const at = left.find((path) => itemOf(path) === item);
    item.hidden = at === undefined;
    if (at !== undefined) item.querySelector('a').href = at;
  }
}

show();
// Out of the browser's page cache: meanwhile it may have been settled, or sent.
addEventListener('pageshow', show);
