/** True when browsers can read it as an absolute address. (`URL.canParse` is missing on older phones.) */
export function isUrl(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}
