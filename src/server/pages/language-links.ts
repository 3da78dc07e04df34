import { type Html, html } from '../kernel/page/html.ts';
import type { Language } from '../kernel/portal/language.ts';

export const languagesPath = '/about/languages';

/** To what is said in each language, in itself. `path`: of the page; empty = this one. */
export function languageLinks(languages: readonly Language[], path: string): readonly Html[] {
  return languages.map(
    ({ key, lang, name }) =>
      html`<a class="ui-link" href="${path}#${key}" lang="${lang}">${withReadings(name.replaceAll(' ', '\u00a0'))}</a>`,
  );
}

/** Where somebody begins who cannot read the rest. */
export const languageLine = (languages: readonly Language[]): Html =>
  html`<nav lang="en" aria-label="Languages"><p>${languageLinks(languages, languagesPath).map((link) => html`${link}\u3000`)}</p></nav>`;

/** A word in Han characters with its kana in full-width parentheses after it is drawn with them above it. */
export function withReadings(text: string): Html {
  const parts = text.split(/([\p{Script=Han}]+)\uFF08([\p{Script=Hiragana}\u30FC]+)\uFF09/u);
  const drawn = parts.map((plain, nth) => {
    if (nth % 3 === 0) return html`${plain}`;
    return nth % 3 === 1 && html`<ruby>${plain}<rp>(</rp><rt>${parts[nth + 1] ?? ''}</rt><rp>)</rp></ruby>`;
  });
  return html`${drawn}`;
}
