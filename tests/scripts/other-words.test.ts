import { describe, expect, it } from 'vitest';
import { otherWords } from '../../scripts/reword/other-words.ts';

describe('other words', () => {
  it('leave no two letters of Japanese side by side', () => {
    expect(otherWords('次へ。Aの12件')).toBe('［別］次・へ。Aの12件');
  });

  it('keep what is in placeholders, with braces and quotes inside', () => {
    const inside = "${label('月日', [{ a: '}' }])}";
    expect(otherWords(`あと${inside}日間`)).toBe(`［別］あ・と${inside}日・間`);
  });

  it('change a text without Japanese, too', () => {
    expect(otherWords('OK')).toBe('［別］OK');
  });
});
