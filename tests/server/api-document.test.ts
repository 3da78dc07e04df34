import { describe, expect, it } from 'vitest';
import { apiDocument } from '../../scripts/api-doc.ts';

describe('docs/api.ja.md', () => {
  it('marks every assumed field of card-assist-info/get [API-049 AM-065]', async () => {
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
  ])('marks the assumed endpoint %s [AM-066 AM-067]', async (path) => {
    expect(await apiDocument()).toMatch(new RegExp(`## .*（想定）\n\n\`POST ${path}\``));
  });

  it.each([
    ['API-113', 'get'],
    ['API-115', 'create'],
    ['API-119', 'submit'],
    ['API-122', 'temp/input/get'],
    ['API-125', 'temp/input/save'],
    ['API-128', 'temp/informant/save'],
    ['API-133', 'temp/card-assist-info/get'],
    ['API-136', 'histories/history/adjustRequest/get'],
    ['API-138', 'histories/history/message/get'],
    ['API-140', 'my/profile/age/validate'],
    ['API-142', 'pseudonymCheck/get'],
  ])('%s AM-065 AM-077 AM-078 marks every field of kana/%s as assumed', async (_row, path) => {
    const [, section = ''] = (await apiDocument()).split(`\`POST /api/certificate/family/reports/kana/${path}\``);
    const rows = (section.split('<a id')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).not.toEqual([]);
    expect(rows.filter((row) => !row.includes('想定。'))).toEqual([]);
  });

  it('deleting the temporary data has neither request nor response fields [API-131 AM-066]', async () => {
    const [, section = ''] = (await apiDocument()).split('`POST /api/certificate/family/reports/kana/temp/delete`');
    expect(section.split('<a id')[0]).toMatch(/reqBody）\n\nなし\n\n.*resBody）\n\nなし/);
  });
});
