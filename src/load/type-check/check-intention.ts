import type { WrittenCall } from '../../model/catalog.ts';
import type { Place } from '../../model/place.ts';
import { type Checker, tellType } from './checker.ts';

const names = {
  draft:
    '一時保存した内容ごとに一回です。どの端末でも同じ一回になるように、intention に一時保存の番号と版を書いてください。',
  procedure:
    '手続きごとに一回です。どの端末でも同じ一回になるように、何についての手続きかを intention に書いてください（書類の番号や、ポータルがこれまでに受け付けた回数）。',
} as const;

/** What an act is the same of is told where nobody else can know it (a draft, a procedure), and only where it counts. */
export function checkIntention(checker: Checker, call: WrittenCall, isGiven: boolean, at: Place): void {
  const kind = call.effect === 'files' ? call.intention : null;
  const isNamed = kind === 'draft' || kind === 'procedure';
  if (isNamed && !isGiven) tellType(checker, 'call/intention-given', at, `呼び出し「${call.name}」は、${names[kind]}`);
  if (isGiven && !isNamed) {
    const message = `呼び出し「${call.name}」には、ここで intention を書けません。書けるのは、定義に effect: files と、intention: draft か procedure がある呼び出しです。`;
    tellType(checker, 'call/intention-given', at, message);
  }
}
