import { flagSetting, type Settings } from '../../kernel/portal/settings.ts';
import type { KanaReport } from './report.ts';

/**
 * Whether the informant's address is needed (specification section 2, "Navigation rules in the kana flow"): the informant lives abroad, or a
 * family name is among more than two reports, or a report concerns somebody else. `kana.address.countsChecked` counts only the chosen
 * reports (AM-075); `kana.address.rule` disables the rule (AM-076).
 */
export function needsAddress(
  asked: { readonly isEmigrant: boolean; readonly reports: readonly KanaReport[] },
  settings: Settings,
): boolean {
  if (!flagSetting(settings, 'kana.address.rule')) return false;
  const checked = asked.reports.filter(({ isChecked }) => isChecked);
  const counted = flagSetting(settings, 'kana.address.countsChecked') ? checked : asked.reports;
  return (
    asked.isEmigrant ||
    (checked.some(({ type }) => type === '1') && counted.length > 2) ||
    checked.some(({ isYourself }) => !isYourself)
  );
}
