import type { Page } from 'playwright';

/** Puts values in at once, as a browser fills in a form: all in one task of the page's own. Ends once that is painted. */
export async function putIn(page: Page, values: readonly (readonly [name: string, value: string])[]): Promise<void> {
  await page.evaluate(
    (pairs) =>
      new Promise<void>((resolve) => {
        // A task of its own: what a command of the measuring takes is not counted.
        setTimeout(() => {
          for (const [name, value] of pairs) {
            const control = document.getElementById(`field-${name}`);
            if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
            // React notices a change only through the element's own setter.
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
            control.dispatchEvent(
              new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
            );
          }
          requestAnimationFrame(() => setTimeout(resolve));
        });
      }),
    values,
  );
}
