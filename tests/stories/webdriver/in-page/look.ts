import { computeAccessibleName } from 'dom-accessibility-api';
import { inOneLine } from '../../../../src/model/phrases.ts';
import { factsOfControls } from '../../browser/facts-of-controls.ts';
import { focusInPage } from '../../browser/focus.ts';
import type { Root } from '../../browser/tab.ts';

const labelOf = (element: Element) => (element as HTMLInputElement).labels?.[0] ?? null;
const textOf = (element: Element) => inOneLine((element as HTMLElement).innerText);
const all = (root: Root, selector: string) => [...(rootOf(root)?.querySelectorAll(selector) ?? [])];

/** As browsers and readers take it: what stands on several lines is one. */
const plain = (name: string) => inOneLine(name).replace(/\s+/gu, ' ').trim();

/** What is looked for in the page itself, by name. Patterns come as source and flags: they are sent as JSON. */
export const look = {
  read(root: Root) {
    const own = rootOf(root);
    if (own === null) return null;
    return { text: textOf(own), images: [...own.querySelectorAll('img')].map(({ alt }) => alt) };
  },
  focus: focusInPage,
  texts: (root: Root, selector: string) => all(root, selector).map(textOf),
  attributes: (root: Root, selector: string, name: string) =>
    all(root, selector).map((one) => one.getAttribute(name) ?? ''),
  pressables(root: Root, source: string, flags: string) {
    const name = new RegExp(source, flags);
    return all(root, 'button, a[href], summary, [role=button], [role=link], [role=tab]').filter(
      (one) => isSeen(one) && name.test(plain(computeAccessibleName(one))),
    );
  },
  controls: (selector: string) => withFacts(all('page', selector)),
  controlsLabelled(source: string, flags: string) {
    const label = new RegExp(source, flags);
    return withFacts(
      all('page', 'input, select, textarea').filter((one) => label.test(plain(computeAccessibleName(one)))),
    );
  },
  controlsInGroup(source: string, flags: string) {
    const name = new RegExp(source, flags);
    const groups = all('page', 'fieldset, [role=group]').filter((one) => name.test(plain(computeAccessibleName(one))));
    return withFacts(groups.flatMap((one) => [...one.querySelectorAll('input')]));
  },
  text: textOf,
  /** Brings it into view, which not every driver does well. May it be pressed? A button that is switched off takes the click and does nothing. */
  isReady(element: Element) {
    reveal(element);
    return !element.matches(':disabled') && element.closest('[aria-disabled=true]') === null;
  },
  isChecked: (element: HTMLInputElement) => element.checked,
  /** What is under the pointer there: the control, or the label that is drawn over it. */
  pressedFor(element: Element) {
    reveal(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === element ? element : (labelOf(element) ?? element);
  },
  option: (element: HTMLSelectElement, wanted: string) =>
    [...element.options].find(({ value, label }) => value === wanted || label === wanted) ?? null,
};

function rootOf(root: Root): Element | null {
  if (root === 'page') return document.body;
  return root === 'main'
    ? document.querySelector('main')
    : ([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
}

const reveal = (element: Element) => element.scrollIntoView({ block: 'center', inline: 'nearest' });

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;

const withFacts = (elements: readonly Element[]) =>
  factsOfControls(elements).flatMap((facts, index) => {
    const element = elements[index];
    return element === undefined ? [] : [{ facts, element }];
  });
