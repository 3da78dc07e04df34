import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

const dayMs = 86_400_000;
const japanOffsetMs = 9 * 3_600_000;

/** A draft kept for days lives to the end of its last day in Japan, so that the day shown counts fully. */
export function draftEnd(now: Date, settings: Settings): Date {
  const keepMs = numberSetting(settings, 'draft.keep') * 1000;
  const end = now.getTime() + keepMs;
  if (keepMs < dayMs) return new Date(end);
  return new Date(Math.ceil((end + japanOffsetMs) / dayMs) * dayMs - japanOffsetMs);
}

/** The last day on which a draft is there, `YYYYMMDD`. */
export function lastDayOf({ expiresAt }: { readonly expiresAt: Date }): string {
  return japanDate(new Date(expiresAt.getTime() - 1));
}
