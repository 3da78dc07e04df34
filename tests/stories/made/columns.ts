/** A request as a row might hold it: its innermost members by the names of columns (`slipId` as `slip_id`); of two the outer one. */
export function columnsOf(request: unknown): { readonly [column: string]: unknown } {
  if (typeof request !== 'object' || request === null) return {};
  const members = Object.entries(request);
  const inner = members.filter(([, value]) => typeof value === 'object').map(([, value]) => columnsOf(value));
  const own = members
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => [name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`), value] as const);
  return { ...Object.assign({}, ...inner.toReversed()), ...Object.fromEntries(own) };
}
