import { nearest } from '../../expressions/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { CALL_FILES, OWN_FILES, ownFileIn, TYPE_FILES } from './own-part.ts';

/** Where descriptors are read from. */
const READ: readonly RegExp[] = [
  /^catalog\/(?:addresses|apps|characters|claims|codes|dialogs|errors|facts|guards|home|settings|shell|words|messages\.[a-z]{2})\.yaml$/,
  // Which of these there are, their schemas say.
  /^catalog\/components\/[^/]+\.yaml$/,
  /^catalog\/server\/[\w-]+\.yaml$/,
  CALL_FILES,
  TYPE_FILES,
  /^screens\/[^/]+\/(?:(?:templates|stories)\/)?[^/]+\.yaml$/,
];

const FOLDERS = ['templates', 'stories', 'catalog'];

/** A descriptor that lies where nothing reads it would be left out without a word. */
export function misplaced(file: string): Problem | null {
  if (ownFileIn(file) !== null || READ.some((place) => place.test(file))) return null;
  const [, service, folder = ''] = /^screens\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  const meant = FOLDERS.includes(folder) ? folder : nearest(folder, FOLDERS);
  const meantName = meant === 'catalog' ? nearestPart(name) : name;
  const to =
    service === undefined || meant === undefined || meantName === undefined
      ? undefined
      : `screens/${service}/${meant}/${meantName}`;
  const problem: Problem = {
    rule: 'file/place',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: `このファイルは、どこからも読まれません。${to === undefined ? '置くところを確かめてください（docs/editing-screens.ja.md）。' : `「${to}」に移してください。`}`,
  };
  return to === undefined ? problem : { ...problem, suggestion: to };
}

function nearestPart(name: string): string | undefined {
  const part = name.replace(/\.yaml$/, '');
  const meant = OWN_FILES.find((known) => known === part) ?? nearest(part, OWN_FILES);
  return meant && `${meant}.yaml`;
}
