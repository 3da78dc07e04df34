import type { Locator } from 'playwright/test';

const soon = { timeout: 1000 };

/** As a person does: keys, and for Japanese an input method that composes the text before it is taken. */
export async function typeByKeys(control: Locator, text: string): Promise<void> {
  if (!(await control.isEditable(soon))) throw new Error('it cannot be written in');
  await control.focus(soon);
  await control.selectText(soon);
  await control.press('Delete', soon);
  if (/^[\x20-\x7e]*$/u.test(text)) return control.pressSequentially(text);
  const devtools = await control.page().context().newCDPSession(control.page());
  for (const part of [text.slice(0, 1), text])
    await devtools.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  await devtools.send('Input.insertText', { text });
  await devtools.detach();
}
