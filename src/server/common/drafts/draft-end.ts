import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

const dayMs = 86_400_000;
const japanOffsetMs = 9 * 3_600_000;

/** A draft is retained until the end of its last day in Japan, so that the day shown counts in full. */
export function draftEnd(now: Date, settings: Settings): Date {
  const keepMs = numberSetting(settings, 'draft.keep') * 1000;
  const end = now.getTime() + keepMs;
  if (keepMs < dayMs) return new Date(end);
  return new Date(Math.ceil((end + japanOffsetMs) / dayMs) * dayMs - japanOffsetMs);
}

/** Last day on which a draft is available, `YYYYMMDD`. */
export function lastDayOf({ expiresAt }: { readonly expiresAt: Date }): string {
  return japanDate(new Date(expiresAt.getTime() - 1));
}
