import * as wording from '../../../../build/wording/services/year-end-adjustment.ts';
import { untilText } from '../../../expressions/japan-time.ts';
import { usableUntil } from '../../common/tax/handovers.ts';
import type { WaitingWords } from '../../common/tax/waiting.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

/** A number is to be typed at the employer's, until it is taken or its time is over. */
export const until: WaitingWords['until'] = ({ takenAt, year }, now) => {
  const day = usableUntil(year);
  if (takenAt !== null || japanDate(now) > day) return null;
  return { label: wording.waiting.usable, day, text: wording.waiting.until({ until: untilText(day, now) }) };
};

export const state: WaitingWords['state'] = ({ takenAt }, isOpen) => {
  if (isOpen) return wording.waiting.enterNumber;
  return takenAt === null ? wording.waiting.over : wording.waiting.taken;
};
