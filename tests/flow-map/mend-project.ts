import { join } from 'node:path';
import { schemaLine } from '../../scripts/flow/mend/schema-line.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { filesBelow } from '../lint/files-below.ts';
import { realFiles } from '../lint/project.ts';

const files = new Map<string, string>([
  ...[...realFiles].flatMap(([file, content]) =>
    /^schemas\/(?!catalog-components-)[^/]+$/.test(file)
      ? [[file, new TextDecoder().decode(content as Uint8Array)] as const]
      : [],
  ),
  ...filesBelow(join(import.meta.dirname, '../lint/faults/base')),
]);

const WHAT: { readonly [part: string]: string } = {
  addresses: '、画面の外の行き先',
  claims: '、世の中のことを言い切る文',
  codes: '区分の値と呼び名',
  'messages.en': '文言',
  'messages.ja': '文言',
  settings: '設定',
};

// Headed as people and `mend` head such files.
for (const [file, text] of files) {
  const [, part = ''] = /^screens\/[^/]+\/catalog\/([\w.]+)\.yaml$/u.exec(file) ?? [];
  if (WHAT[part] !== undefined)
    files.set(
      file,
      `${schemaLine(file, `catalog-${part.replace(/\..*/u, '')}`)}\n# この手続きだけが使う${WHAT[part]}。書き方は catalog/${part}.yaml と同じです。\n${text}`,
    );
}
const errors = 'screens/desk/errors.yaml';
files.set(
  errors,
  `${schemaLine(errors, 'error-table')}\n# この手続きだけが使うエラー番号。書き方は catalog/errors.yaml と同じです。\n${files.get(errors)}`,
);
const call = 'screens/desk/catalog/calls/send.yaml';
files.set(call, `${schemaLine(call, 'catalog-call')}\n${files.get(call)}`);
const settings = 'screens/desk/catalog/settings.yaml';
files.set(settings, (files.get(settings) ?? '').replace('  age.limit:', '  # 受け付ける年齢\n  age.limit:'));

/** Two services with calls, types, codes, settings, addresses, messages, claims and codes of errors of their own. */
export const smallFiles: ProjectFiles = files;

export function textIn(from: ProjectFiles, file: string): string {
  return String(from.get(file) ?? '');
}
