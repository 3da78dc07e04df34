// chunk: data-form
import { type AttachmentType, attachmentTypes } from './attachment.ts';
import { plainFileName } from './file-name.ts';

/** Magic bytes of each file type. */
const beginnings: readonly (readonly [AttachmentType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** How many bytes of a file say of which type it is. */
export const bytesOfType = 8;

/** A file's type by its content, whatever its name; null: none that is known. */
export function attachmentType(content: Uint8Array): AttachmentType | null {
  const found = beginnings.find(([, beginning]) => beginning.every((byte, index) => content[index] === byte));
  return found?.[0] ?? null;
}

/** Does the name end as files of that type do? One without an ending says nothing: phones hand over such files. */
export function nameAgrees(name: string, type: AttachmentType): boolean {
  const ending = endingOf(name);
  return ending === null || attachmentTypes[type].endings.includes(ending);
}

/** What a file calls itself by the end of its name, for users (`PDF`); null: none of the known types. */
export function typeByName(name: string): string | null {
  const ending = endingOf(name) ?? '';
  return Object.values(attachmentTypes).find(({ endings }) => endings.includes(ending))?.label ?? null;
}

/** Example `.pdf`. */
function endingOf(name: string): string | null {
  const ending = /[^/\\.]\.([^./\\\s]+)$/u.exec(plainFileName(name).trim())?.[1];
  return ending === undefined ? null : `.${ending.toLowerCase()}`;
}
