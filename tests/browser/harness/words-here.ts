import type { Page } from 'playwright/test';
import { wordsOf } from '../../../src/load/names/worded.ts';
import { buttonTexts } from '../../words/on-button.ts';
import { screenAt } from '../../words/screen-at.ts';

/** What is called so on the screen whose address the page has now, as it reads there; what nothing is called is taken for the words themselves. */
export function wordsHere(page: Page, name: string): string | RegExp {
  const screen = screenAt(page.url());
  const [text, ...more] = screen === null ? [] : buttonTexts(screen, name);
  if (text === undefined) return name;
  if (typeof text === 'string' && more.every((other) => other === text)) return text;
  return new RegExp([text, ...more].map((each) => wordsOf(each).source).join('|'), 'su');
}
