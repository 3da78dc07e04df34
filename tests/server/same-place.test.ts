import { expect, it } from 'vitest';
import { isSamePlace } from '../../src/server/common/register/same-place.ts';

it.each([
  ['福岡県試験市見本台七丁目８番地', '福岡県試験市見本台7丁目8番地', true],
  ['福岡県試験市見本台七丁目8番地', '福岡県試験市見本台7-8', true],
  ['東京都見本区十一丁目二十番三号', '東京都見本区11−20−3', true],
  ['東京都見本区二十丁目1番', '東京都見本区20丁目1番', true],
  ['東京都見本区 一〇番地', '東京都見本区10番地', true],
  ['東京都見本区1丁目23番', '東京都見本区12丁目3番', false],
  ['東京都見本区1番地', '東京都見本区1番地の2', false],
  ['東京都三番町1番', '東京都3番町1番', true],
  ['東京都見本区一条1番', '東京都見本区1条1番', false],
])('%s and %s: %s', (one, other, same) => expect(isSamePlace(one, other)).toBe(same));
