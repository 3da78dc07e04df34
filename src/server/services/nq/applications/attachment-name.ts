import * as wording from '../../../../../build/wording/services/nq.ts';
import { type AttachmentType, attachmentTypes } from '../../../../forms/attachment.ts';
import { plainFileName } from '../../../../forms/file-name.ts';

/** Longest name kept, excluding its extension. */
const mostLetters = 80;

/** Characters with a meaning in file systems or headers. */
const unwanted = /["*/:<>?\\|%;]+/gu;

/** A given name as it may be told: without folders and special characters. */
export function toldName(given: string): string {
  return cleanName(given).trim().slice(0, mostLetters) || wording.input.chosenFile;
}

function cleanName(given: string): string {
  const last = plainFileName(given).split(/[/\\]/).at(-1) ?? '';
  return last.replace(unwanted, ' ').replace(/\s+/gu, ' ');
}

/**
 * A file name that is safe to store, show and download anywhere: no folders, no special characters, and the extension of its type.
 * Example: `../写し` that is a PDF becomes `写し.pdf`.
 */
export function attachmentName(given: string, type: AttachmentType): string {
  const clean = cleanName(given);
  const stem = clean.replace(/\.[A-Za-z0-9]{1,8}$/u, '').replace(/^[\s.]+|[\s.]+$/gu, '');
  const { endings } = attachmentTypes[type];
  const ending = endings.find((one) => clean.toLowerCase().endsWith(one)) ?? endings[0] ?? '';
  const letters = [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(stem)].map(
    ({ segment }) => segment,
  );
  return `${letters.slice(0, mostLetters).join('').trim() || wording.input.attachedFile}${ending}`;
}
