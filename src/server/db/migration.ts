import { createHash } from 'node:crypto';

export interface Migration {
  /** The key under which it is known to have run: its module and its file. Example `kana/001-kana.sql`. */
  readonly name: string;
  /** Keys under which all that it does ran before it stood here: one list for each way in which that may be. None = it is new. */
  readonly formerly?: readonly (readonly string[])[];
  readonly sql: string;
}

/** Of what it does: comments and the breaks of lines may be mended later. */
export const digestOf = ({ sql }: Migration): string =>
  createHash('sha256')
    .update(sql.replace(/^\s*--.*$/gm, '').replace(/\s+/g, ' '))
    .digest('hex');

/** `-- formerly 003-kana.sql 016-owners.sql`, the first lines of a file: each is a way in which all of it may have run. */
export function formerlyOf(sql: string): readonly (readonly string[])[] {
  const [lines = ''] = /^(?:-- formerly .+\n)*/.exec(sql) ?? [];
  return lines
    .split('\n')
    .map((line) =>
      line
        .split(/\s+/)
        .slice(2)
        .filter((one) => one !== ''),
    )
    .filter((names) => names.length > 0);
}
