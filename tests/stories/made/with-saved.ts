type AnyRecord = { readonly [member: string]: unknown };

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer in which what was saved is found again: members that are named as in the request have its values. */
export function withSaved(answer: unknown, saved: unknown): unknown {
  if (!isRecord(answer) || !isRecord(saved)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([member, value]) => [
      member,
      // How often it was saved is the portal's own count.
      member in saved && member !== 'revision' && member !== 'path' ? saved[member] : withSaved(value, saved),
    ]),
  );
}
