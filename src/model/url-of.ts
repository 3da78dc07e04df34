/**
 * The address that a text names, resolved against `base`; null where it names none. By trying: once V8 has compiled it, `URL.canParse` says of some texts
 * (bytes of UTF-8 that are read as Latin-1) that they can be read, and `new URL` throws.
 */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
