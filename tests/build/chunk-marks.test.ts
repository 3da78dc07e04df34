import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkMarks } from '../../scripts/build/chunk-marks.ts';

const folder = mkdtempSync(join(tmpdir(), 'chunk-marks-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const late = file('late.ts', '// chunk: late\nexport {};\n');
const inputs = file('inputs.ts', '// chunk: inputs\nimport "x";\n');
const unmarked = file('unmarked.ts', `${'// A comment that is long.\n'.repeat(30)}// chunk: late\n`);
const importersOf: { readonly [id: string]: readonly string[] } = {
  '/library/of-late.js': [late],
  '/library/of-both.js': [late, inputs],
  '/library/of-a-library.js': ['/library/of-late.js', unmarked],
  '/library/of-itself.js': ['/library/of-itself.js'],
};
const modules = { getModuleInfo: (id: string) => ({ importers: importersOf[id] ?? [] }) };

it("generated folders may name any chunk; beside them, it is nobody's", () => {
  const generated = file('generated.js', '// chunk: calls-trial\nexport {};\n');
  const elsewhere = join(folder, 'src');
  expect(chunkMarks([], elsewhere, [folder]).chunkOf(generated, modules)).toBe('calls-trial');
  expect(chunkMarks([], elsewhere).chunkOf(generated, modules)).toBeNull();
});

it.each([
  ['a module says it', late, 'late'],
  ['not below its beginning', unmarked, null],
  ['a library goes with what imports it', '/library/of-late.js', 'late'],
  ['to the first of several', '/library/of-both.js', 'inputs'],
  ['through another library', '/library/of-a-library.js', 'late'],
  ['a circle ends', '/library/of-itself.js', null],
  ['what is no file', '\0virtual', null],
])('the chunk of a module: %s', (_, id, expected) => {
  const { chunkOf } = chunkMarks(['inputs', 'late'], folder);
  expect(chunkOf(id, modules)).toBe(expected);
});
