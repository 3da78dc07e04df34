// chunk: telling
/**
 * Writes into the margin of every printed page the day it is printed, and on the sheets of a receipt its number and time (`margin` of a sheet). A style sheet
 * cannot read either from the page, so the rules are written when printing begins. Browsers without margin boxes leave them out.
 */
export function writePrintMargins(page: Document): void {
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  page.defaultView?.addEventListener('beforeprint', () => {
    const today = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format();
    const rules = [marginRule('', today)];
    const parts = page.querySelectorAll<HTMLElement>('[data-margin]');
    // What stands above the first one is on its sheet.
    page.body.style.setProperty('page', parts.length > 0 ? sheetName(0) : '');
    for (const [index, part] of parts.entries()) {
      const name = sheetName(index);
      part.style.setProperty('page', name);
      rules.push(marginRule(name, part.dataset.margin ?? ''));
    }
    sheet.replaceSync(rules.join('\n'));
  });
}

const sheetName = (index: number) => `sheet-${index}`;

const marginRule = (name: string, text: string) =>
  `@page ${name} { @bottom-left { content: ${cssString(text)}; font-size: 8pt; } }`;

const cssString = (text: string) =>
  `"${text.replaceAll(/["\\\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;
