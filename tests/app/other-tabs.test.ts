import { expect, it } from 'vitest';
import { hearOtherTabs } from '../../src/app/other-tabs.ts';
import type { OtherShell } from '../../src/model/catalog.ts';

it('what other tabs do is heard, but not on a page with a login of its own', () => {
  const heard: (string | null)[] = [];
  const asked: string[] = [];
  hearOtherTabs(document, {
    handleStorage: (key) => void heard.push(key),
    shellAt: (path) => {
      asked.push(path);
      return path.startsWith('/admin') ? ({} as OtherShell) : null;
    },
  });
  for (const path of ['/svc/kana/top', '/svc/admin/users']) {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new StorageEvent('storage', { key: path }));
  }
  expect(asked).toEqual(['/kana/top', '/admin/users']);
  expect(heard).toEqual(['/svc/kana/top']);
});
