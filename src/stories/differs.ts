/**
 * Where a value differs from what is wanted of it, in Japanese; null = nowhere. Of a map only the members that are wanted count; a list has to be as
 * long as the wanted one. Texts and numbers are compared as they are written.
 */
export function differs(value: unknown, wanted: unknown, at = ''): string | null {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(value) || value.length !== wanted.length) return said(at, value);
    return first(wanted.map((one, index) => differs(value[index], one, `${at}[${index + 1}]`)));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof value !== 'object' || value === null) return said(at, value);
    const members = Object.entries(wanted);
    return first(
      members.map(([name, one]) =>
        differs((value as Record<string, unknown>)[name], one, at === '' ? name : `${at}.${name}`),
      ),
    );
  }
  return String(value) === String(wanted) ? null : said(at, value);
}

const first = (all: readonly (string | null)[]) => all.find((one) => one !== null) ?? null;

function said(at: string, value: unknown): string {
  const text =
    value === undefined ? 'ありません' : `「${typeof value === 'object' ? JSON.stringify(value) : String(value)}」です`;
  return at === '' ? text : `${at} が${text}`;
}
