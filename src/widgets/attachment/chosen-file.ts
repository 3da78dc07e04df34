import { type AttachmentType, attachmentTypes } from '../../forms/attachment.ts';
import { fieldWording } from '../../ui/field-wording.ts';

/** Which files the field accepts. */
export interface FileRules {
  readonly accept: readonly AttachmentType[];
  /** Per file. */
  readonly mostBytes: number;
  readonly most: number;
}

/** File types as display text. Example 「PDF、JPEG、PNG」. */
export function typesInWords({ accept }: FileRules): string {
  return accept.map((type) => attachmentTypes[type].label).join('、');
}

/** The `accept` attribute, which filters the browser's file dialog. */
export function acceptAttribute({ accept }: FileRules): string {
  return accept.flatMap((type) => [attachmentTypes[type].media, ...attachmentTypes[type].endings]).join(',');
}

/** Example `4.8MB`, `120KB`. */
export function sizeInWords(bytes: number): string {
  const inUnits = (unit: number) => String(Math.max(0.1, Math.round((bytes / unit) * 10) / 10));
  return bytes >= 1_000_000 ? `${inUnits(1_000_000)}MB` : `${inUnits(1000)}KB`;
}

/** Why a chosen file is rejected; null = accepted. */
export function fileProblem(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  rules: FileRules,
): string | null {
  const isAccepted = rules.accept.some((accepted) => {
    const { media, endings } = attachmentTypes[accepted];
    return type === media || (type === '' && endings.some((ending) => name.toLowerCase().endsWith(ending)));
  });
  if (!isAccepted) return fieldWording.fileType(name, typesInWords(rules));
  if (size === 0) return fieldWording.fileEmpty(name);
  return size > rules.mostBytes ? fieldWording.fileSize(name, sizeInWords(rules.mostBytes)) : null;
}

/** The file's content in base64. Rejects when it cannot be read (moved, USB stick removed …). */
export function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
