import { describe, expect, it } from 'vitest';
import { phrased, withPhrases } from '../../scripts/build/with-phrases.ts';
import { inOneLine } from '../../src/model/phrases.ts';

const parts = (text: string) => phrased(text).split('\u200B');

describe('the ends of phrases in short texts', () => {
  it.each([
    ['確認画面へ進む', ['確認画面へ', '進む']],
    ['届け出る振り仮名の選択', ['届け出る', '振り仮名の', '選択']],
    ['用意するもの', ['用意する', 'もの']],
  ])('%s', (text, phrases) => {
    expect(parts(text)).toEqual(phrases);
  });

  it('a line ends neither within a run of kanji nor before one character alone', () => {
    expect(parts('提出方法の選択')).toEqual(['提出方法の', '選択']);
    for (const phrase of parts('雇用保険の給付を受ける方へ')) expect([...phrase].length).toBeGreaterThan(1);
  });

  it.each(['', '次へ', 'Database', '2026年11月26日'])('「%s」 stays as it is', (text) => {
    expect(phrased(text)).toBe(text);
  });

  it('takes no character away', () => {
    const text = '医療費をもう一度取得する（明細）';
    expect(inOneLine(phrased(text))).toBe(text);
  });
});

describe('which texts of a descriptor', () => {
  it('headings, labels and buttons, around placeholders too; not sentences, names and expressions', () => {
    const expression = { kind: 'expression', source: "'申請を確認する'", tree: ['value', '申請を確認する'] };
    const shipped = {
      title: { kind: 'text', parts: ['申請を確認する', expression] },
      name: '申請を確認する',
      view: [
        { kind: 'button', text: '申請を確認する', action: '申請を確認する' },
        { kind: 'text', text: '申請を確認する画面です。' },
      ],
      fields: [{ label: '申請を確認する', hint: '申請を確認する' }],
    };
    const marked = '申請を\u200B確認する';
    expect(withPhrases(shipped)).toEqual({
      title: { kind: 'text', parts: [marked, expression] },
      name: '申請を確認する',
      view: [
        { kind: 'button', text: marked, action: '申請を確認する' },
        { kind: 'text', text: '申請を確認する画面です。' },
      ],
      fields: [{ label: marked, hint: '申請を確認する' }],
    });
  });
});
