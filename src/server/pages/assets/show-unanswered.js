import { keptActs, serviceOf } from './kept-acts.js';

/** Names what this person sent from this device without an answer. The page of outcomes tells what became of it. */
export function showUnanswered({ document, localStorage: local }) {
  const section = document.querySelector('[data-unanswered]');
  if (section === null) return;
  const left = keptActs(local, 'sent', section.dataset.unanswered).map(({ kept }) => serviceOf(kept.at));
  section.hidden = left.length === 0;
  for (const nothing of document.querySelectorAll('[data-nothing]')) nothing.hidden = left.length > 0;
  const items = [...section.querySelectorAll('[data-of]')];
  const itemOf = (service) => items.find(({ dataset }) => dataset.of === service) ?? items.at(-1);
  for (const item of items) item.hidden = !left.some((service) => itemOf(service) === item);
}
