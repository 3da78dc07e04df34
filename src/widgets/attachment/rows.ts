// chunk: data-form
import type { Attachment } from '../../forms/attachment.ts';
import { plainFileName } from '../../forms/file-name.ts';
import { isSame } from './chosen-file.ts';

/** A file in the list: one that the portal has, or one on its way there. */
export interface Row {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** What the portal has; null = not yet. */
  readonly sent: Attachment | null;
  /** The chosen file; null = it was chosen before the page was loaded. */
  readonly file: File | null;
  /** `checking`: whether it can be sent; `still`: nothing is going on. */
  readonly state: 'checking' | 'waiting' | 'sending' | 'removing' | 'still';
  /** How much of it has gone out, 0 to 1. */
  readonly share: number;
  /** What went wrong; empty = nothing. */
  readonly problem: string;
  /** Trying once more may help. */
  readonly mayRetry: boolean;
  /** Nobody here knows whether the portal has it. */
  readonly isUnknown: boolean;
}

const quiet = { share: 0, problem: '', mayRetry: false, isUnknown: false } as const;

export function chosenRow(key: string, file: File): Row {
  return { ...quiet, key, name: plainFileName(file.name), bytes: file.size, sent: null, file, state: 'checking' };
}

/** `key` and `file`: of the row it was chosen as. */
export function sentRow(sent: Attachment, key = sent.attachmentId, file: File | null = null): Row {
  return { ...quiet, key, name: sent.name, bytes: sent.bytes, sent, file, state: 'still' };
}

/** The list in its order: each file stays where it was chosen. What else the value has comes last; what it no longer has is gone. */
export function inPlace(rows: readonly Row[], value: readonly Attachment[]): readonly Row[] {
  const has = (id: string) => value.some(({ attachmentId }) => attachmentId === id);
  const kept = rows.filter(({ sent }) => sent === null || has(sent.attachmentId));
  const known = new Set(kept.map(({ sent }) => sent?.attachmentId));
  return [...kept, ...value.filter(({ attachmentId }) => !known.has(attachmentId)).map((sent) => sentRow(sent))];
}

/** The list with what the portal answered in the place of the chosen file. The same answer twice is one file. */
export function withSent(rows: readonly Row[], key: string, sent: Attachment): readonly Row[] {
  const isKnown = rows.some((row) => row.key !== key && row.sent?.attachmentId === sent.attachmentId);
  return isKnown ? without(rows, key) : rows.map((row) => (row.key === key ? sentRow(sent, key, row.file) : row));
}

export function without(rows: readonly Row[], key: string): readonly Row[] {
  return rows.filter((row) => row.key !== key);
}

export function sentOf(rows: readonly Row[]): readonly Attachment[] {
  return rows.flatMap(({ sent }) => sent ?? []);
}

/** A file of that name could not be sent: chosen anew, it takes its place. */
export function isOpenNamed({ sent, name, state }: Row, chosen: string): boolean {
  return sent === null && state === 'still' && name === chosen;
}

/** The one with the same content among them, sent or going to be; of one chosen before the page was loaded, name and size are all that is known. */
export async function twinOf(rows: readonly Row[], { name, bytes, file }: Row): Promise<Row | null> {
  const alike = rows.filter((row) => row.bytes === bytes && row.problem === '');
  for (const row of alike)
    if (row.file !== null && file !== null ? await isSame(row.file, file) : row.name === name) return row;
  return null;
}

/** The list with chosen files: those with the key of a row in its place, the others at its end. */
export function withChosen(rows: readonly Row[], chosen: readonly Row[]): readonly Row[] {
  const added = chosen.filter(({ key }) => !rows.some((row) => row.key === key));
  return [...rows.map((row) => chosen.find(({ key }) => key === row.key) ?? row), ...added];
}

/** It can never be sent as it is. */
export const isRefused = ({ sent, state, problem, mayRetry }: Row): boolean =>
  sent === null && state === 'still' && problem !== '' && !mayRetry;

/** It was not sent, and nothing is being done about it. */
export const isUnsent = ({ sent, state }: Row): boolean => sent === null && (state === 'still' || state === 'checking');
