/**
 * Bundles the checker into one plain JavaScript file in `build/check/` and records its inputs, so that `scripts/check.js` never runs a stale
 * one. Exits with 2 when bundling fails.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { collectVocabulary } from './build/vocabulary.ts';
import { bundling, collectedFolders, partsSource } from './check/bundling.ts';
import { collectRules } from './check/collect-rules.ts';
import { BUNDLE_FOLDER, bundleName, hashOf, MADE_OF } from './check/fresh-bundle.js';

/** Files that determine how it is bundled. */
const MAKING = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/generated-modules.ts',
  'scripts/build/parts.ts',
  'scripts/build/vocabulary.ts',
  'scripts/check/bundling.ts',
  'scripts/check/collect-rules.ts',
  'scripts/bundle-check.ts',
];

const root = process.cwd();
const files = Object.fromEntries(MAKING.map((file) => [file, hashOf(readFileSync(join(root, file)))]));
const folders = Object.fromEntries(foldersOf(collectedFolders).map((name) => [name, readdirSync(join(root, name))]));
const folder = join(root, BUNDLE_FOLDER);
// Both throw when a file is not named after what it declares.
await collectVocabulary(root);
const rules = await collectRules(root);

/** Hashes the content actually bundled, even if the file changes meanwhile. */
const noted: Plugin = {
  name: 'noted',
  setup: ({ onLoad }) =>
    onLoad({ filter: /^/ }, ({ path }) => {
      const contents = readFileSync(path);
      files[relative(root, path)] = hashOf(contents);
      return { contents, loader: 'default' };
    }),
};

const { outputFiles } = await build({
  ...bundling(root),
  stdin: {
    contents: `export { runCheck } from './scripts/check/run-check.ts';\n${partsSource(rules.map(({ id }) => id))}`,
    resolveDir: root,
    loader: 'ts',
  },
  write: false,
  plugins: [noted],
}).catch(() => process.exit(2));
const bundle = outputFiles[0]?.contents ?? new Uint8Array();
const code = hashOf(bundle);

mkdirSync(folder, { recursive: true });
replace(bundleName(code), bundle);
replace(
  MADE_OF,
  JSON.stringify({
    code,
    folders,
    files,
  }),
);

for (const name of readdirSync(folder))
  if (/^check-.*\.mjs$/.test(name) && name !== bundleName(code)) rmSync(join(folder, name));

/** The folders and their direct subfolders. */
function foldersOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [
    name,
    ...readdirSync(join(root, name), { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map((item) => `${name}/${item.name}`),
  ]);
}

/** Atomic, as another check may be reading. */
function replace(name: string, content: string | Uint8Array): void {
  const temporary = join(folder, `.${name}.${process.pid}`);
  writeFileSync(temporary, content);
  renameSync(temporary, join(folder, name));
}
