import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isBuiltFrom, stampDescriptors } from '../../scripts/build/descriptor-stamp.ts';

it('tells whether build/ is of the descriptors as they are, and of which none were refused', () => {
  const root = mkdtempSync(join(tmpdir(), 'stamp-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['build', 'catalog', 'schemas', 'screens/sample'])
    mkdirSync(join(root, folder), { recursive: true });
  const write = (title: string) => writeFileSync(join(root, 'screens/sample/service.yaml'), `title: ${title}\n`);
  write('見本');
  expect(isBuiltFrom(root)).toBe(false);
  stampDescriptors(root, false);
  expect(isBuiltFrom(root)).toBe(true);
  write('別の見本');
  expect(isBuiltFrom(root)).toBe(false);
  write('見本');
  expect(isBuiltFrom(root)).toBe(true);
  stampDescriptors(root, true);
  expect(isBuiltFrom(root)).toBe(false);
});
