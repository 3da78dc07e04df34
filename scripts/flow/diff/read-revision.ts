import { spawnSync } from 'node:child_process';
import type { ProjectFiles } from '../../../src/load/files/project-files.ts';

const FOLDERS = ['catalog', 'schemas', 'screens'];
const MOST_BYTES = 512 * 1024 * 1024;

/** The descriptor files of a git revision, read from the object store without a checkout. A Japanese sentence when that fails. */
export function readRevision(root: string, revision: string): ProjectFiles | string {
  const commit = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (commit === null) {
    return `git の版「${revision}」がありません。git log で見える番号か、枝や印の名前を書いてください。`;
  }
  const prefix = git(root, ['rev-parse', '--show-prefix'])?.toString('utf8').trim() ?? '';
  const folders = FOLDERS.map((folder) => `:(top)${prefix}${folder}`);
  const listed = git(root, [
    'ls-tree',
    '-r',
    '-z',
    '--full-tree',
    commit.toString('utf8').trim(),
    '--',
    ...FOLDERS.map((folder) => prefix + folder),
  ]);
  if (listed === null) return `git の版「${revision}」を読めませんでした（${folders.join('、')}）。`;
  const entries = listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, hash, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/.exec(line) ?? [];
      const own = path?.slice(prefix.length) ?? '';
      return hash === undefined || !isDescriptor(own) ? [] : [{ hash, path: own }];
    });
  const blobs = git(root, ['cat-file', '--batch'], entries.map(({ hash }) => `${hash}\n`).join(''));
  if (blobs === null) return `git の版「${revision}」を読めませんでした。`;
  return new Map(contentsOf(blobs).map((content, index) => [entries[index]?.path ?? '', content]));
}

/** Made by the build, and in no revision. */
const MADE = /^schemas\/(?:editor\/|data-form\.schema\.json$)/;

/** What a revision is compared by: of the other files that `readProjectFiles` reads (sample people, tables, addresses in the server) none is a descriptor. */
export function isDescriptor(path: string): boolean {
  return /^(?:catalog|schemas|screens)\/.+\.(?:ya?ml|json)$/.test(path) && !MADE.test(path);
}

/** Parses consecutive `<hash> blob <bytes>\n<content>\n`. */
function contentsOf(blobs: Buffer): readonly Uint8Array[] {
  const contents: Uint8Array[] = [];
  for (let at = 0; at < blobs.length; ) {
    const end = blobs.indexOf(0x0a, at);
    const bytes = Number(blobs.subarray(at, end).toString('utf8').split(' ')[2]);
    contents.push(new Uint8Array(blobs.subarray(end + 1, end + 1 + bytes)));
    at = end + 1 + bytes + 1;
  }
  return contents;
}

function git(root: string, tokens: readonly string[], input = ''): Buffer | null {
  const { status, stdout } = spawnSync('git', tokens, { cwd: root, input, maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : null;
}
