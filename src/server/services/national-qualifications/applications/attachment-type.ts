import type { AttachmentType } from '../../../../forms/attachment.ts';

/** Magic bytes of each file type. */
const beginnings: readonly (readonly [AttachmentType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** A file's type by its content, whatever its name; null: not an accepted type. */
export function attachmentType(content: Uint8Array): AttachmentType | null {
  const found = beginnings.find(([, beginning]) => beginning.every((byte, index) => content[index] === byte));
  return found?.[0] ?? null;
}
