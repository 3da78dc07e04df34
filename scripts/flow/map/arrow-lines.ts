import { distinct, type WayWords } from '../ways/way-words.ts';
import type { Way } from '../ways/ways.ts';
import { atMost, halves, wrapped } from './lines.ts';

/** Label of an arrow: what is pressed or went wrong, and conditions short enough to fit. `brief`: without conditions. */
export function arrowLines(way: Way, words: WayWords, brief: boolean): readonly string[] {
  const codes = words.codes(way);
  if (way.kind === 'timeout') return ['時間切れ'];
  if (way.kind === 'error' && codes.length > 0) return atMost(wrapped(codes.join('、'), 14), 4);
  const causes = distinct(way.edges.map(words.cause));
  const lines = atMost(
    causes.flatMap((cause) => wrapped(cause, 16)),
    4,
  );
  return brief ? lines : [...lines, ...conditionLines(way, words)];
}

/** Conditions common to all edges of the way; long ones are left to the text. */
function conditionLines({ edges }: Way, words: WayWords): readonly string[] {
  const each = edges.map(words.conditions);
  const shared = (each[0] ?? []).filter((condition) => each.every((own) => own.includes(condition)));
  const short = shared.filter((condition) => halves(condition) <= 56).slice(0, 3);
  const isMore = shared.length > short.length || each.some((own) => own.length > shared.length);
  return [...short.flatMap((condition) => wrapped(`〔${condition}〕`, 16)), ...(isMore ? ['〔場合による〕'] : [])];
}
