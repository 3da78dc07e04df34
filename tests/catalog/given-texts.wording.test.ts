import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MESSAGE_FILES } from '../../src/load/files/own-part.ts';
import { realFiles } from '../lint/project.ts';
import { textsWrittenIn } from './texts-written-in.ts';

/** Japanese texts that the specification gives word for word (sections 5 and 8), whatever the service. */
const given = ['エラーが発生しました', '次へ', 'トップページへ', '二次元コードを更新する', 'とじる'];

describe('texts [AM-049]', () => {
  const written = textsWrittenIn('screens', 'catalog');

  it.each(given)('given by the specification stand word for word: %s', (text) => {
    expect([...written]).toContain(text);
  });

  it('given only by their meaning are marked as assumed in the message catalogue', () => {
    const files = [...realFiles].filter(([file]) => MESSAGE_FILES.exec(file)?.[1] === 'ja');
    const wordings = files.flatMap(([file]) => readFileSync(file, 'utf8').split('\nkeep:')[0]?.split('\n') ?? []);
    expect(wordings.length).toBeGreaterThan(80);
    const unmarked = wordings
      .filter((line) => /^ {2}[A-Za-z][\w.]*: \S/.test(line) && !line.includes('# 想定'))
      .filter((line) => !given.some((text) => line.includes(text)));
    expect(unmarked).toEqual([]);
  });
});
