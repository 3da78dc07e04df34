/** A file that was sent to the portal, as a field keeps it. */
export interface Attachment {
  /** The portal's. */
  readonly attachmentId: string;
  /** As it was called where it came from. */
  readonly name: string;
  readonly bytes: number;
  readonly type: AttachmentType;
}

export type AttachmentType = 'pdf' | 'jpeg' | 'png';

/** Endings and media types by which a chosen file is told, and its name for people. */
export const attachmentTypes: {
  readonly [Type in AttachmentType]: {
    readonly label: string;
    readonly media: string;
    readonly endings: readonly string[];
  };
} = {
  pdf: { label: 'PDF', media: 'application/pdf', endings: ['.pdf'] },
  jpeg: { label: 'JPEG', media: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { label: 'PNG', media: 'image/png', endings: ['.png'] },
};

export function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false;
  const { attachmentId, name, bytes, type } = value as { readonly [member: string]: unknown };
  return (
    typeof attachmentId === 'string' &&
    attachmentId !== '' &&
    typeof name === 'string' &&
    typeof bytes === 'number' &&
    Number.isFinite(bytes) &&
    typeof type === 'string' &&
    Object.hasOwn(attachmentTypes, type)
  );
}
