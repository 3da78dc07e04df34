import type { ControlFacts } from './tab.ts';

/** Runs in the page, by itself: it uses nothing from outside. */
export const factsOfControls = (elements: readonly Element[]): readonly ControlFacts[] =>
  elements.map((element) => {
    const control = element as HTMLInputElement;
    return {
      kind: element.tagName === 'INPUT' ? control.type : element.tagName.toLowerCase(),
      value: control.value,
      isRefused: element.getAttribute('aria-disabled') === 'true',
      label: (control.labels?.[0]?.innerText ?? '').replaceAll('\u200B', '').trim(),
    };
  });
