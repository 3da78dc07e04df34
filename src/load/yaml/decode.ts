/** The text, or a Japanese sentence on why the bytes are not UTF-8. */
export type Decoded = { readonly text: string; readonly byteOrderMark: boolean } | { readonly fault: string };

const SAVE_AS_UTF8 = '「UTF-8」で保存し直してください。';

export function decode(content: string | Uint8Array): Decoded {
  const text = typeof content === 'string' ? content : decodeBytes(content);
  if (text === null) return { fault: `文字コードが UTF-8 ではありません（Shift_JIS など）。${SAVE_AS_UTF8}` };
  if (text.includes('\0')) return { fault: `文字コードが UTF-8 ではありません（UTF-16 など）。${SAVE_AS_UTF8}` };
  const byteOrderMark = text.startsWith('\uFEFF');
  return { text: byteOrderMark ? text.slice(1) : text, byteOrderMark };
}

function decodeBytes(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
