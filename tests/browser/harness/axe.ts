import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Rules of the standard that axe takes for experimental: the words that are seen are in the name (2.5.3), no orientation is locked (1.3.4). */
const alsoAsked = { 'label-content-name-mismatch': { enabled: true }, 'css-orientation-lock': { enabled: true } };

/**
 * What axe finds on the page as it is now, a line for each rule. `tags`: of the rules; all of them without it.
 * In one document: nothing here is framed from another origin, and a second page for the result costs as much as the search itself.
 */
export async function axeViolations(page: Page, tags: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules: alsoAsked });
  const { violations } = await (tags.length === 0 ? axe : axe.withTags([...tags])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
