import { keptActs } from './kept-acts.js';

/** Names what this person sent from this device without an answer, apart by whether the portal has carried it out. The page of outcomes tells what became of it. */
export function showUnanswered({ document, localStorage: local }) {
  const whole = document.querySelector('[data-unanswered]');
  if (whole === null) return;
  const accepted = JSON.parse(whole.dataset.accepted);
  const left = keptActs(local, 'sent', whole.dataset.unanswered).map(({ call, kept }) => ({
    names: [`${call} ${kept.screenId}`, call],
    kind: accepted.includes(`${call} ${kept.intention}`) ? 'accepted' : 'unknown',
  }));
  whole.hidden = left.length === 0;
  for (const nothing of document.querySelectorAll('[data-nothing]')) nothing.hidden = left.length > 0;
  for (const section of whole.querySelectorAll('[data-kind]')) {
    const own = left.filter(({ kind }) => kind === section.dataset.kind);
    const items = [...section.querySelectorAll('[data-of]')];
    const itemOf = ({ names }) =>
      names.map((name) => items.find(({ dataset }) => dataset.of === name)).find(Boolean) ?? items.at(-1);
    const shown = own.map(itemOf);
    section.hidden = own.length === 0;
    for (const item of items) item.hidden = !shown.includes(item);
  }
}
