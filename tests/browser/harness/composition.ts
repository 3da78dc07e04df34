import type { Page } from 'playwright/test';

/** A Japanese input method on the focused field: real composition events, sent the way the browser's own input code sends them. */
export interface InputMethod {
  /** Shows each text in turn as what is being composed, not yet decided. */
  compose(...texts: readonly string[]): Promise<void>;
  /** Takes `text` by Enter; without `preventDefault` this Enter would submit the form. */
  takeWithEnter(text: string): Promise<void>;
}

export async function inputMethod(page: Page): Promise<InputMethod> {
  const browser = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  return {
    async compose(...texts) {
      for (const text of texts) {
        const [selectionStart, selectionEnd] = [text.length, text.length];
        await browser.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
      }
    },
    async takeWithEnter(text) {
      await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter, text: '\r', unmodifiedText: '\r' });
      await browser.send('Input.insertText', { text });
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    },
  };
}
