// Services by everyday words, while they are typed: what the server does without this (pages/home/everyday-words.ts), at once and in place.
const asSearched = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/[・、。，．,.「」]/g, '');

const fits = (asked, words) =>
  asSearched(asked)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.includes(part) || (word.length > 1 && part.includes(word))));

/** A number that the portal told somebody: only the server knows what was filed under it. */
const isNumber = (asked) => /^\d{8,}$/.test(asked.normalize('NFKC').replace(/[\s\u2010-\u2015\u2212\u30fc-]/g, ''));

const form = document.querySelector('form[role="search"]');
const told = document.querySelector('[data-found]');
const cards = [...document.querySelectorAll('[data-find]')];
/** What is chosen by its name within a service. */
const inside = [...document.querySelectorAll('[data-inside]')];
/** Not every letter is read out. */
const pauseMs = 400;
let pause = 0;

function show() {
  const asked = form.elements.q.value.trim();
  const found = cards.filter((card) => fits(asked, card.dataset.find.split('\n')));
  for (const card of cards) card.hidden = found.length > 0 && !found.includes(card);
  for (const link of inside) link.hidden = asked === '' || !fits(asked, link.dataset.inside.split('\n'));
  document.querySelector('[data-filed]')?.remove();
  for (const event of document.querySelectorAll('[data-event]'))
    event.hidden = event.querySelector('[data-find]:not([hidden])') === null;
  document.querySelector('[data-all]').hidden = asked === '';
  clearTimeout(pause);
  return { asked, count: found.length };
}

function tell({ asked, count }) {
  // The same words as the server's (pages/home/service-list.ts).
  const none = `「${asked}」に合う手続きは、見つかりませんでした。別の言葉で探すか、すべての手続きから選んでください。`;
  if (isNumber(asked)) {
    told.textContent = '「探す」を押すと、この番号の手続きを探します。';
    return;
  }
  told.textContent = asked === '' ? '' : count === 0 ? none : `「${asked}」に合う手続きは、${count}件です。`;
}

if (form !== null) {
  form.addEventListener('input', (event) => {
    if (event.isComposing) return;
    const shown = show();
    pause = setTimeout(() => tell(shown), pauseMs);
  });
  form.addEventListener('compositionend', () => {
    const shown = show();
    pause = setTimeout(() => tell(shown), pauseMs);
  });
  form.addEventListener('submit', (event) => {
    if (isNumber(form.elements.q.value)) return;
    event.preventDefault();
    const shown = show();
    tell(shown);
    // A reload, and coming back, show the same.
    history.replaceState(null, '', shown.asked === '' ? '/' : `/?q=${encodeURIComponent(shown.asked)}#services`);
    document.getElementById('services').scrollIntoView();
  });
  document.querySelector('[data-all] a').addEventListener('click', (event) => {
    event.preventDefault();
    form.elements.q.value = '';
    tell(show());
    history.replaceState(null, '', '/');
    form.elements.q.focus();
  });
}
