import { expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
const browser = openBrowser({ project });
const screens = project.screens
  .filter(({ service }) => service === 'kana')
  .map(({ name, title }) => [name, title] as const);

it.each(screens)('%s has a title in Japanese letters alone', (_name, title) => {
  const words = browser.portal.evaluator.text(title, { url: {} });
  expect(words).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}$/u);
});
