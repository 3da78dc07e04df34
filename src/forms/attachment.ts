// chunk: data-form
/** A file that was sent to the portal, as a field stores it. */
export interface Attachment {
  /** Assigned by the portal. */
  readonly attachmentId: string;
  /** Its original file name. */
  readonly name: string;
  readonly bytes: number;
  readonly type: AttachmentType;
}

export type AttachmentType = 'pdf' | 'jpeg' | 'png';

/** Extensions and media types by which a chosen file is identified, and the name of its type for users. */
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
