/** Moving, or drawn by chance; a code to scan stays as a black square. */
const still = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
.ui-qr img { filter: brightness(0); }`;

/** Gone after some seconds. */
const passing = '.ui-toasts { visibility: hidden; }';

/** What is behind a dialog has pictures of its own. */
const behind = ':root:has(dialog[open]) body { visibility: hidden; } dialog[open] { visibility: visible; }';

export interface Still {
  readonly styles: string;
  /** What stands there is other in every run. */
  readonly changing: string;
  /** From the top of the page: one that is scrolled by half a pixel of the picture is drawn half a pixel higher. */
  readonly whole: boolean;
}

export const stillness = (changing: string, isOfToast: boolean, whole: boolean): Still => ({
  styles: [still, behind, ...(isOfToast ? [] : [passing])].join('\n'),
  changing,
  whole,
});

/**
 * Runs in the page: nothing moves, no button is locked, and what chance or the minute decides is always the same. Returns the size of the page.
 */
export async function standStill({
  styles,
  changing,
  whole,
}: Still): Promise<{ readonly width: number; readonly height: number }> {
  const numbers: readonly (readonly [RegExp, string])[] = [
    [/\d{1,2}時\d{2}分/gu, '10時00分'],
    [/\b\d{1,2}:\d{2}\b/gu, '00:00'],
    [/\b\d{4}(?: \d{4})+(?: \d{1,4})?\b/gu, '0000 0000 0000'],
    [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '00000000-0000'],
    [/127\.0\.0\.1:\d+/gu, '127.0.0.1'],
  ];
  const same = (text: string) => numbers.reduce((said, [pattern, always]) => said.replace(pattern, always), text);
  if (!('standsStill' in window)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { standsStill: true });
  }
  for (const element of document.querySelectorAll('button[aria-disabled]')) element.removeAttribute('aria-disabled');
  for (const input of document.querySelectorAll('input'))
    if (same(input.value) !== input.value) input.value = same(input.value);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const always = changing !== '' && node.parentElement?.closest(changing) ? '…' : same(node.nodeValue ?? '');
    if (always !== node.nodeValue) node.nodeValue = always;
  }
  if (whole) window.scrollTo(0, 0);
  // Where a long one stands depends on how wide the window was before.
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.scrollTo(0, 0);
  await document.fonts.ready;
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: scrollWidth, height: scrollHeight };
}
