import type { Page } from 'playwright/test';

/** How many pages the page has on paper, as a person prints it. */
export async function pagesOnPaper(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
