import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsWrittenIn } from './texts-written-in.ts';

/** Japanese texts that the specification gives word for word (sections 5 and 8), whatever the service. */
const given = [
  '申請を中断しますか？',
  'エラーが発生しました',
  '次へ',
  '中断する',
  'トップページへ',
  '二次元コードを更新する',
  'とじる',
];

describe('texts [AM-049]', () => {
  const written = textsWrittenIn('screens', 'catalog');

  it.each(given)('given by the specification stand word for word: %s', (text) => {
    expect([...written]).toContain(text);
  });

  it('given only by their meaning are marked as assumed in the message catalogue', () => {
    const [wordings = ''] = readFileSync('catalog/messages.ja.yaml', 'utf8').split('\nkeep:');
    expect(wordings.split('\n').length).toBeGreaterThan(50);
    const unmarked = wordings
      .split('\n')
      .filter((line) => /^ {2}[A-Za-z][\w.]*: \S/.test(line) && !line.includes('# 想定'))
      .filter((line) => !given.some((text) => line.includes(text)));
    expect(unmarked).toEqual([]);
  });
});
