// chunk: data-form
import * as commonWording from '../../../build/wording/common.ts';
import * as fileWording from '../../../build/wording/file.ts';
import { attachmentTypes } from '../../forms/attachment.ts';
import { attachmentType, bytesOfType, nameAgrees, typeByName } from '../../forms/attachment-type.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { widget } from './widget.ts';

/** Which files the field accepts. */
export type FileRules = Pick<OptionsOf<typeof widget>, 'accept' | 'mostBytes' | 'most'>;

/** File types as display text. Example 「PDF、JPEG、PNG」. */
export function typesInWords({ accept }: FileRules): string {
  return accept.map((type) => attachmentTypes[type].label).join(commonWording.between);
}

/** The `accept` attribute, which filters the browser's file dialog. */
export function acceptAttribute({ accept }: FileRules): string {
  return accept.flatMap((type) => [attachmentTypes[type].media, ...attachmentTypes[type].endings]).join(',');
}

/** Example `4.8MB`, `120KB`; only nothing is `0KB`. */
export function sizeInWords(bytes: number): string {
  if (bytes === 0) return '0KB';
  const inUnits = (unit: number) => String(Math.max(0.1, Math.round((bytes / unit) * 10) / 10));
  return bytes >= 1_000_000 ? `${inUnits(1_000_000)}MB` : `${inUnits(1000)}KB`;
}

/** Why a chosen file cannot be sent, whatever is tried; null = it can. Its type is that of its bytes, and its name has to agree with them. */
export async function fileProblem(file: File, rules: FileRules): Promise<string | null> {
  const { name, size } = file;
  const types = typesInWords(rules);
  if (size === 0) return fileWording.fileEmpty({ name });
  if (size > rules.mostBytes) return fileWording.fileSize({ name, size: sizeInWords(rules.mostBytes) });
  const beginning = await contentOf(file.slice(0, bytesOfType)).catch(() => null);
  if (beginning === null) return null;
  const type = attachmentType(Uint8Array.from(atob(beginning), (letter) => letter.charCodeAt(0)));
  if (type === null || !rules.accept.includes(type)) {
    const named = typeByName(name);
    const isOther = named !== null && (type === null || !nameAgrees(name, type));
    return isOther ? fileWording.fileNotAsNamed({ name, named, types }) : fileWording.fileType({ name, types });
  }
  const { label, endings } = attachmentTypes[type];
  return nameAgrees(name, type) ? null : fileWording.fileDiffers({ name, type: label, ending: endings[0] ?? '' });
}

/** Have they the same bytes? Not if one of them cannot be read. */
export async function isSame(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [first, second] = await Promise.all([one, other].map((file) => contentOf(file).catch(() => null)));
  return first !== null && first === second;
}

/** The file's content in base64. Rejects when it cannot be read (moved, USB stick removed …). */
export function contentOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
