import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { japanTime } from '../japan-time.ts';

/** First days as `YYYYMMDD`, latest first. Before 1873 Japan used another calendar, so older days keep the Western year. */
const eras = [
  { name: '令和', from: 20190501 },
  { name: '平成', from: 19890108 },
  { name: '昭和', from: 19261225 },
  { name: '大正', from: 19120730 },
  { name: '明治', from: 18730101, firstYear: 1868 },
] as const;

export const expressionFunction: ExpressionFunction = {
  name: 'warekiText',
  says: '日付を和暦の年月日で出します。例: 20261120 は 令和8年11月20日',
  parameters: [{ kind: 'any' }],
  returns: { kind: 'text' },
  run([value]) {
    const { year, month, day } = japanTime(value, 'warekiText(…)');
    const era = eras.find(({ from }) => year * 10000 + month * 100 + day >= from);
    if (era === undefined) return `${year}年${month}月${day}日`;
    const first = 'firstYear' in era ? era.firstYear : Math.floor(era.from / 10000);
    const count = year - first + 1;
    return `${era.name}${count === 1 ? '元' : count}年${month}月${day}日`;
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
