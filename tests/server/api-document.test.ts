import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { apiDocument, documentFile } from '../../scripts/api-doc.ts';

describe('docs/api.ja.md', () => {
  it('is current (npx tsx scripts/api-doc.ts writes it)', async () => {
    expect(await readFile(documentFile, 'utf8')).toBe(await apiDocument());
  });

  it('API-049 AM-065 marks every assumed field of card-assist-info/get', async () => {
    const [, section = ''] = (await apiDocument()).split('`POST /api/common/card-assist-info/get`');
    const response = section.split('### 返る項目')[1]?.split('<a id')[0] ?? '';
    const rows = response.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toContain('想定');
  });

  it.each([
    '/api/my/self-info/get',
    '/api/my/notification/list',
    '/api/common/login/extend',
    '/api/common/login/logout',
  ])('AM-066 AM-067 marks the assumed endpoint %s', async (path) => {
    expect(await apiDocument()).toMatch(new RegExp(`## .*（想定）\n\n\`POST ${path}\``));
  });
});
