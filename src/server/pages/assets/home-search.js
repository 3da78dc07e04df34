// Services by everyday words, while they are typed: the server finds them (pages/home/register-search.ts), as it does for the form without this.

/** A number that the portal told somebody: only the page that the server draws knows what was filed under it. */
const isNumber = (asked) => /^\d{8,}$/.test(asked.normalize('NFKC').replace(/[\s\u2010-\u2015\u2212\u30fc-]/g, ''));

const form = document.querySelector('form[role="search"]');
const [told, inside, results, all, list] = ['found', 'inside', 'results', 'all', 'list'].map((name) =>
  document.querySelector(`[data-${name}]`),
);
/** Neither is every letter asked for, nor read out. */
const pauseMs = 250;
let pause = 0;
let asking = new AbortController();

const nothing = { says: '', services: [], inside: [] };

const linkTo = ({ name, says, to }) => {
  const link = document.createElement('a');
  link.className = 'ui-link';
  link.href = to;
  link.textContent = `「${name}」${says}`;
  const item = document.createElement('li');
  item.append(link);
  return item;
};

function show(found) {
  document.querySelector('[data-filed]')?.remove();
  inside.replaceChildren(...found.inside.map(linkTo));
  const named = (name) => list.querySelector(`[data-service="${name}"]`).cloneNode(true);
  results.replaceChildren(...found.services.map(named));
  list.hidden = found.services.length > 0;
  all.hidden = found.services.length === 0;
  told.textContent = found.says;
}

/** Only what was asked for last is shown. */
async function find() {
  clearTimeout(pause);
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  const asked = form.elements.q.value.trim();
  if (asked === '') return show(nothing);
  if (isNumber(asked)) return show({ ...nothing, says: '「探す」を押すと、この番号の手続きを探します。' });
  const answer = await fetch(`/search?q=${encodeURIComponent(asked)}`, { signal });
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  const found = await answer.json();
  if (!signal.aborted) show(found);
}

/** While it is typed, what cannot be asked for now is asked for by the next letter, or by the button. */
const typed = (event) => {
  if (event.isComposing) return;
  clearTimeout(pause);
  pause = setTimeout(() => find().catch(() => {}), pauseMs);
};

if (form !== null) {
  form.addEventListener('input', typed);
  form.addEventListener('compositionend', typed);
  form.addEventListener('submit', async (event) => {
    const asked = form.elements.q.value.trim();
    if (isNumber(asked)) return;
    event.preventDefault();
    try {
      await find();
    } catch (error) {
      // A later letter asks anew; what the network keeps from the script, the page may still get.
      if (error.name !== 'AbortError') form.submit();
      return;
    }
    // A reload, and coming back, show the same.
    history.replaceState(null, '', asked === '' ? '/' : `/?q=${encodeURIComponent(asked)}#services`);
    document.getElementById('services').scrollIntoView();
  });
  all.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    form.elements.q.value = '';
    find();
    history.replaceState(null, '', '/');
    form.elements.q.focus();
  });
}
