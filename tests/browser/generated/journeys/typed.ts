import type { Page } from 'playwright/test';

/** Values of controls by their name. */
export type Typed = { readonly [control: string]: string };

/** What stands in the controls of the screen; what is never kept is left out. */
export async function typedOn(page: Page): Promise<Typed> {
  const all = await page
    .getByRole('main')
    .locator('input:not([autocomplete=one-time-code]):not([type=password]), select, textarea')
    .evaluateAll((controls) =>
      controls.map((control, index) => {
        const { id, name, value, type, checked } = control as HTMLInputElement;
        return [`${index} ${id || name}`, type === 'radio' || type === 'checkbox' ? String(checked) : value] as const;
      }),
    );
  return Object.fromEntries(all);
}
