import { keptActs } from './kept-acts.js';

/** Names what this person sent from this device without an answer, apart by whether the portal has carried it out. The page of outcomes tells what became of it. */
export function showUnanswered({ document, localStorage: local }) {
  const whole = document.querySelector('[data-unanswered]');
  if (whole === null) return;
  const accepted = JSON.parse(whole.dataset.accepted);
  const titles = JSON.parse(whole.dataset.titles);
  const left = keptActs(local, 'sent', whole.dataset.unanswered).map(({ call, kept }) => ({
    title: titles[`${call} ${kept.screenId}`] ?? titles[call] ?? titles[''],
    kind: accepted.includes(`${call} ${kept.intention}`) ? 'accepted' : 'unknown',
  }));
  whole.hidden = left.length === 0;
  for (const nothing of document.querySelectorAll('[data-nothing]')) nothing.hidden = left.length > 0;
  for (const section of whole.querySelectorAll('[data-kind]')) {
    const own = new Set(left.filter(({ kind }) => kind === section.dataset.kind).map(({ title }) => title));
    section.hidden = own.size === 0;
    const items = [...own].map((title) => Object.assign(document.createElement('li'), { textContent: title }));
    section.querySelector('ul').replaceChildren(...items);
  }
}
