import type { Told } from './told.ts';

/** Runs in every page that is recorded: tells of what is pressed, filled in and left. `tellStory` leads to the recorder. */
export function listen(): void {
  const { tellStory } = globalThis as unknown as { tellStory(told: Told): void };
  const pressables = 'button, a[href], [role=tab]';
  const href = () => location.href;
  // Without the ends of phrases, too (`src/model/phrases.ts`).
  const plain = (text: string) => text.replaceAll('\u200B', '').replace(/\s+/gu, ' ').trim();
  const textOf = (element: Element) => plain(element.getAttribute('aria-label') ?? (element as HTMLElement).innerText);
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  let pressedAt = 0;

  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded?.type === 'reload') tellStory({ kind: 'reload', href: href() });
  else tellStory({ kind: loaded?.type === 'back_forward' ? 'back' : 'arrive', href: href() });
  // The portal's own ways forward are no steps of the browser's history.
  addEventListener('popstate', () => {
    if (Date.now() - pressedAt > 300) tellStory({ kind: 'back', href: href() });
  });

  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(pressables) : null;
      if (pressed === null) return;
      pressedAt = Date.now();
      const dialog = pressed.closest('dialog[open]');
      const root = dialog ?? document;
      const same = [...root.querySelectorAll(pressables)].filter(
        (one) => isSeen(one) && textOf(one) === textOf(pressed),
      );
      const title = plain(dialog?.querySelector<HTMLElement>('h1, h2, h3')?.innerText ?? '');
      tellStory({
        kind: 'press',
        href: href(),
        text: textOf(pressed),
        at: same.length > 1 ? same.indexOf(pressed) + 1 : null,
        dialog: dialog === null ? null : title,
      });
    },
    true,
  );

  document.addEventListener(
    'change',
    ({ target }) => {
      const control = target as HTMLInputElement;
      const name = control.name || control.id.replace(/^field-/u, '');
      const labelOf = (one: HTMLInputElement) => plain(one.labels?.[0]?.innerText ?? '');
      const boxes = [
        ...document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"][type=checkbox]`),
      ].filter((box) => !box.disabled && box.getAttribute('aria-disabled') !== 'true');
      const parts = name.endsWith('-1') || name.endsWith('-2') || name.endsWith('-3') ? [1, 2, 3] : [];
      const value =
        control.type === 'checkbox'
          ? control.checked
          : control.type === 'file'
            ? (control.files?.[0]?.name ?? '')
            : control.value;
      tellStory({
        kind: 'fill',
        href: href(),
        name,
        label: labelOf(control),
        value,
        chosen: boxes.filter((box) => box.checked).map((box) => ({ value: box.value, label: labelOf(box) })),
        choices: boxes.length,
        parts: parts.map(
          (nth) =>
            document.querySelector<HTMLInputElement>(`[name="${CSS.escape(name.slice(0, -1))}${nth}"]`)?.value ?? '',
        ),
        names: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
          (one) => one.name || one.id.replace(/^field-/u, ''),
        ),
      });
    },
    true,
  );

  document.addEventListener(
    'submit',
    ({ target, submitter }) => {
      const data = new FormData(target as HTMLFormElement, submitter);
      const form = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
      tellStory({ kind: 'submit', href: href(), form });
    },
    true,
  );
}
