// chunk: checks
/**
 * A constraint's argument in readable form, for `${n}` in messages. Lists are joined with 「、」, dates (`2026-04-01`, `20260401` as text) become
 * 2026年4月1日, a record is represented by its `count`, switches (`true`) have no text.
 */
export function argumentText(argument: unknown): string {
  if (typeof argument === 'number') return String(argument);
  if (typeof argument === 'string') {
    return argument.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, (_, year, month, day) => `${+year}年${+month}月${+day}日`);
  }
  if (typeof argument === 'object' && argument !== null && 'count' in argument) return argumentText(argument.count);
  return Array.isArray(argument) ? argument.map(argumentText).join('、') : '';
}
