import type { Page } from 'playwright/test';
import type { Project } from '../../../src/model/project.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { type BrowserDriver, inBrowser } from '../browser/driver.ts';
import { tabOfPage, type Write } from './tab.ts';

/** A page of a browser that Playwright drives. */
export async function inChromium(
  page: Page,
  project: Project,
  vocabulary: Vocabulary,
  origin: string,
  write?: Write,
): Promise<BrowserDriver> {
  return inBrowser(await tabOfPage(page, write), project, vocabulary, origin);
}
