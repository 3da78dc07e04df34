import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);

/** What the guide tells operators to type, of its chapter about backups: in order, the lines of one box each. */
const [dump = '', restore = '', copy = '', putBack = ''] = [
  ...(readFileSync(new URL('docs/operations.md', root), 'utf8')
    .split('## Backup\n')[1]
    ?.matchAll(/```sh\n(.+?)```/gs) ?? []),
].map(([, lines = '']) => lines);

export const guide = { PostgreSQL: { backUp: dump, putBack: restore }, PGlite: { backUp: copy, putBack } } as const;

/** In a shell of an operator whose variables these are; answers what was printed. */
export function type(lines: string, variables: { readonly [name: string]: string }): string {
  const env = { ...process.env, ...variables };
  return execFileSync('sh', ['-euc', lines], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
