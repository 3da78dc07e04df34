import type { Problem } from '../../model/problem.ts';

export function notMap(place: Problem['place']): Problem {
  return { rule: 'schema/type', severity: 'error', place, message: 'ファイルは「項目名: 値」の並びで書いてください。' };
}
