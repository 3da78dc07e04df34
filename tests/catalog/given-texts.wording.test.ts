import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument, visit } from 'yaml';

/** Japanese texts that the specification gives word for word (sections 5 and 8). */
const given = [
  '取得中',
  '申請を中断しますか？',
  'エラーが発生しました',
  '戸籍の提出ができませんでした',
  '次へ',
  '中断する',
  'トップページへ',
  '二次元コードを更新する',
  'とじる',
  '都道府県は入力必須項目です。',
  '市区郡以下は入力必須です。',
  '市区郡以下は100文字以下で入力してください。',
];

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name));
}

/** Every scalar an author wrote in screens and catalogue. */
function writtenTexts(): Set<string> {
  const texts = new Set<string>();
  for (const file of [...yamlFiles('screens'), ...yamlFiles('catalog')]) {
    visit(parseDocument(readFileSync(file, 'utf8')), {
      Scalar(_key, node) {
        texts.add(String(node.value));
      },
    });
  }
  return texts;
}

describe('texts [AM-049]', () => {
  const written = writtenTexts();

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
