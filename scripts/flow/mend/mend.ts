import { lint } from '../../../src/lint/lint.ts';
import { rule } from '../../../src/lint/rules/catalog-place.ts';
import { contractIn } from '../../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../../src/load/files/project-files.ts';
import { serverModuleOf } from '../../../src/load/files/server-words-file.ts';
import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import { entriesOn, isFileOf, SHELVES, type Shelf } from '../../../src/load/gather/shelves.ts';
import { loadProject } from '../../../src/load/load-project.ts';
import type { MapNode, Node } from '../../../src/load/yaml/located.ts';
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

/** Brings every part of the catalogue to where `catalog-place` says that it stands. */
export function mend(files: ProjectFiles, vocabulary: Vocabulary): Mended {
  const moves: Move[] = [];
  for (let so = files; ; ) {
    const left: Mended['left'][number][] = [];
    const before = moves.length;
    for (const { shelf, ...move } of wantedMoves(loadProject(so, vocabulary), vocabulary)) {
      const next = isDone(moves, move) ? '移しても、置くところが決まりません。' : carriedOut(so, move, shelf);
      if (typeof next === 'string') left.push({ ...move, why: next });
      else {
        moves.push(move);
        so = next;
      }
    }
    if (moves.length === before) return { files: so, moves, left };
  }
}

export const hasErrors = ({ problems }: Pick<LoadedProject, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** Nothing goes to and fro. */
const isDone = (moves: readonly Move[], { name, to }: Move) =>
  moves.some((move) => move.name === name && move.from === to);

/** Where it stands; null = it is a file of its own, or words of the server. */
interface Wanted extends Move {
  readonly shelf: Shelf | null;
}

function wantedMoves(loaded: LoadedProject, vocabulary: Vocabulary): readonly Wanted[] {
  const isWrong = hasErrors(loaded);
  return lint({ ...loaded, problems: [], vocabulary }, [rule]).flatMap((problem) => {
    const { suggestion, place } = problem;
    if (problem.rule !== rule.id || suggestion === undefined) return [];
    const found = standingAt(loaded, problem);
    // While there are errors, it is not known what uses the others. That these cannot be read where they are used may be the error.
    if (isWrong && found.shelf?.what !== 'claims' && found.shelf?.what !== 'dialogs') return [];
    return [{ ...found, from: place.file, to: suggestion }];
  });
}

function standingAt({ documents }: LoadedProject, { place }: Problem): Pick<Wanted, 'name' | 'shelf'> {
  const root = documents.get(place.file)?.root;
  for (const shelf of root?.kind === 'map' ? SHELVES.filter((some) => isFileOf(some, place.file)) : []) {
    const found = entriesOn(shelf, root as MapNode).find(({ keyAt }) => keyAt.line === place.line);
    if (found !== undefined) return { name: found.key, shelf };
  }
  const { name } = contractIn(place.file) ?? { name: root === undefined ? '' : nameAt(root, place.line) };
  return { name, shelf: null };
}

/** Of an entry, or of one in a group. */
function nameAt(root: Node, line: number): string {
  const entries = root.kind === 'map' ? root.entries : [];
  const entry = entries.findLast(({ keyAt }) => keyAt.line <= line);
  const within = entry === undefined || entry.keyAt.line === line ? '' : nameAt(entry.value, line);
  return [entry?.key, within].filter(Boolean).join('.');
}

/** The files with one thing moved; a sentence where that cannot be done. */
function carriedOut(files: ProjectFiles, { name, from, to }: Move, shelf: Shelf | null): ProjectFiles | string {
  if (shelf !== null) return withEntryMoved(files, { name, from, to }, shelf);
  if (serverModuleOf(from) !== null) return 'サーバーのコードも、移した先から読むように直します。';
  if (files.has(to)) return `${to} がもうあります。`;
  const after = new Map(files);
  after.delete(from);
  return after.set(to, movedText(textOf(files, from), to));
}

function withEntryMoved(files: ProjectFiles, { name, from, to }: Move, shelf: Shelf): ProjectFiles | string {
  const cut = cutEntry(from, textOf(files, from), shelf, name);
  if (cut === null) return 'ほかのものと同じ行に書かれています。';
  const written = withEntry(to, files.has(to) ? textOf(files, to) : null, shelf, name, cut.entry);
  if (written === null) return `${to} の書き方が違い、足すところが分かりません。`;
  const after = new Map(files).set(to, written);
  if (cut.rest === null) after.delete(from);
  else after.set(from, cut.rest);
  return after;
}
