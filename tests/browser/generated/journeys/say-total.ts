import { existsSync, readFileSync, statSync } from 'node:fs';
import { all, type Total } from './report.ts';

/** After the last walk: how much of the flow graph was covered, over all services. */
export default function sayTotal(): void {
  if (!existsSync(all) || statSync(all).mtimeMs < performance.timeOrigin) return;
  const { edges, taken, named, trips, roundTrips, unfinished } = JSON.parse(readFileSync(all, 'utf8')) as Total;
  console.log(
    [
      `全部で: 矢印 ${edges} 本のうち ${taken} 本、往復 ${trips} 通りのうち ${roundTrips} 通りを通りました。通れない理由を書いたもの ${named} 件`,
      `in all: ${taken} of ${edges} edges and ${roundTrips} of ${trips} round trips taken, ${named} named with the reason why they cannot be`,
      ...(unfinished.length > 0 ? [`理由の一覧が途中のサービス / lists not finished: ${unfinished.join(', ')}`] : []),
    ].join('\n'),
  );
}
