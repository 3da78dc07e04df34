import { nearest } from '../../expressions/nearest.ts';
import type { Problem } from '../../model/problem.ts';

/** Where descriptors are read from. */
const READ: readonly RegExp[] = [
  /^catalog\/(?:addresses|apps|characters|claims|codes|dialogs|errors|facts|guards|home|settings|shell|words|messages\.[a-z]{2})\.yaml$/,
  // Which of these there are, their schemas say.
  /^catalog\/components\/[^/]+\.yaml$/,
  /^catalog\/calls\/.+\.yaml$/,
  /^catalog\/types\/.+\.yaml$/,
  /^screens\/[^/]+\/(?:(?:templates|stories)\/)?[^/]+\.yaml$/,
];

const FOLDERS = ['templates', 'stories'];

/** A descriptor that lies where nothing reads it would be left out without a word. */
export function misplaced(file: string): Problem | null {
  if (READ.some((place) => place.test(file))) return null;
  const [, service, folder = ''] = /^screens\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  const meant = FOLDERS.includes(folder) ? folder : nearest(folder, FOLDERS);
  const to = service === undefined || meant === undefined ? undefined : `screens/${service}/${meant}/${name}`;
  const problem: Problem = {
    rule: 'file/place',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: `このファイルは、どこからも読まれません。${to === undefined ? '置くところを確かめてください（docs/editing-screens.ja.md）。' : `「${to}」に移してください。`}`,
  };
  return to === undefined ? problem : { ...problem, suggestion: to };
}
