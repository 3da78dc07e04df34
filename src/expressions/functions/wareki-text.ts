import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { japanTime, monthAndDayText } from '../japan-time.ts';

/** First days as `YYYYMMDD`, latest first, and the year before the first. Before 1873 Japan used another calendar: those days keep the Western year. */
const eras = [
  { name: '令和', from: 20190501, before: 2018 },
  { name: '平成', from: 19890108, before: 1988 },
  { name: '昭和', from: 19261225, before: 1925 },
  { name: '大正', from: 19120730, before: 1911 },
  { name: '明治', from: 18730101, before: 1867 },
];

export const expressionFunction: ExpressionFunction = {
  name: 'warekiText',
  says: '日付を和暦の年月日で出します。例: 20261120 は 令和8年11月20日',
  parameters: [{ kind: 'any' }],
  returns: { kind: 'text' },
  strict: true,
  run([value]) {
    const time = japanTime(value);
    const day = time.year * 10000 + time.month * 100 + time.day;
    const era = eras.find(({ from }) => day >= from);
    const count = time.year - (era?.before ?? 0);
    return `${era?.name ?? ''}${era !== undefined && count === 1 ? '元' : count}年${monthAndDayText(time)}`;
  },
  examples: [
    [['20261120'], '令和8年11月20日'],
    [['20190501'], '令和元年5月1日'],
    [['20190430'], '平成31年4月30日'],
    [['19890108'], '平成元年1月8日'],
    [['19890107'], '昭和64年1月7日'],
    [['19261225'], '昭和元年12月25日'],
    [['19261224'], '大正15年12月24日'],
    [['19120730'], '大正元年7月30日'],
    [['19120729'], '明治45年7月29日'],
    [['18730101'], '明治6年1月1日'],
    [['18721231'], '1872年12月31日'],
  ],
};
