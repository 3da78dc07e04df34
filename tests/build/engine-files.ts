import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = process.cwd();
const printer = ts.createPrinter({ removeComments: true });

/** `nqList`, `nq_list` and `NQList` as `nq-list`. */
export function inWords(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/gu, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/gu, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-');
}

/** Comments may give examples. */
export function withoutComments(file: string, text: string): string {
  if (!/\.(?:tsx?|js)$/u.test(file)) return text.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*#.*$/gmu, '');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return printer.printFile(source);
}

/** Few files have such a word even in their comments, and taking these out takes long. */
export function codeOf(file: string, word: RegExp): string {
  const text = readFileSync(join(root, file), 'utf8');
  return word.test(inWords(text)) ? withoutComments(file, text) : '';
}

function isRead(name: string): boolean {
  return /\.(?:tsx?|js|css|ya?ml|json)$/u.test(name);
}

/** Files of code, styles and data, below a folder or the one itself. */
export function filesIn(path: string): readonly string[] {
  if (isRead(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && isRead(entry.name) ? [`${entry.parentPath.slice(root.length + 1)}/${entry.name}`] : [],
  );
}
