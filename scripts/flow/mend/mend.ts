import { lint } from '../../../src/lint/lint.ts';
import type { Placed } from '../../../src/lint/reading/users.ts';
import { rule } from '../../../src/lint/rules/catalog-place.ts';
import { catalogPart, contractIn, type OwnPart } from '../../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../../src/load/files/project-files.ts';
import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import { entriesOf } from '../../../src/load/gather/nodes.ts';
import { loadProject } from '../../../src/load/load-project.ts';
import type { Problem } from '../../../src/model/problem.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { textOf } from '../source-line.ts';
import { cutEntry, withEntry } from './move-entry.ts';
import { movedText } from './schema-line.ts';

export interface Move {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export interface Mended {
  readonly files: ProjectFiles;
  readonly moves: readonly Move[];
  /** What has to be moved by hand, and why. */
  readonly left: readonly (Move & { readonly why: string })[];
}

/** What names others goes first: where a setting belongs shows when the address that names it stands right. */
const FIRST_TO_LAST: readonly (readonly Placed[])[] = [
  ['calls', 'addresses', 'claims'],
  ['types'],
  ['codes'],
  ['settings'],
];

/** Brings every part of the catalogue to where `catalog-place` says that it stands. */
export function mend(files: ProjectFiles, vocabulary: Vocabulary): Mended {
  const moves: Move[] = [];
  for (let so = files; ; ) {
    const wanted = wantedMoves(loadProject(so, vocabulary), vocabulary);
    const left: Mended['left'][number][] = [];
    let moved = so;
    for (const kinds of FIRST_TO_LAST) {
      for (const move of wanted.filter(({ from }) => kinds.includes(kindOf(from)))) {
        const next = isDone(moves, move) ? '移しても、置くところが決まりません。' : carriedOut(moved, move);
        if (typeof next === 'string') left.push({ ...move, why: next });
        else {
          moves.push(move);
          moved = next;
        }
      }
      if (moved !== so) break;
    }
    if (moved === so) return { files: so, moves, left };
    so = moved;
  }
}

const kindOf = (file: string) => (catalogPart(file) ?? contractIn(file)?.kind) as Placed;

/** Nothing goes to and fro. */
const isDone = (moves: readonly Move[], { name, to }: Move) =>
  moves.some((move) => move.name === name && move.from === to);

function wantedMoves(loaded: LoadedProject, vocabulary: Vocabulary): readonly Move[] {
  return lint({ ...loaded, vocabulary }, [rule]).flatMap((problem) => {
    const { suggestion, place } = problem;
    if (problem.rule !== rule.id || suggestion === undefined) return [];
    return [{ name: nameAt(loaded, problem), from: place.file, to: suggestion }];
  });
}

function nameAt({ documents }: LoadedProject, { place }: Problem): string {
  const part = catalogPart(place.file);
  const root = documents.get(place.file)?.root;
  if (part === null || root === undefined) return contractIn(place.file)?.name ?? '';
  return entriesOf(root, part).find(({ keyAt }) => keyAt.line === place.line)?.key ?? '';
}

/** The files with one thing moved; a sentence where that cannot be done. */
function carriedOut(files: ProjectFiles, { name, from, to }: Move): ProjectFiles | string {
  const part = catalogPart(from);
  if (part !== null) return withEntryMoved(files, { name, from, to }, part);
  if (files.has(to)) return `${to} がもうあります。`;
  const after = new Map(files);
  after.delete(from);
  return after.set(to, movedText(textOf(files, from), to));
}

function withEntryMoved(files: ProjectFiles, { name, from, to }: Move, part: OwnPart): ProjectFiles | string {
  const cut = cutEntry(from, textOf(files, from), part, name);
  if (cut === null) return 'ほかのものと同じ行に書かれています。';
  const written = withEntry(to, files.has(to) ? textOf(files, to) : null, part, name, cut.entry);
  if (written === null) return `${to} の書き方が違い、足すところが分かりません。`;
  const after = new Map(files).set(to, written);
  if (cut.rest === null) after.delete(from);
  else after.set(from, cut.rest);
  return after;
}
