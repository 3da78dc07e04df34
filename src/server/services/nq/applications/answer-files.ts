import { isAttachment } from '../../../../forms/attachment.ts';
import type { Queries } from '../../../db/database.ts';
import type { Answer } from '../../../kernel/calls/endpoint.ts';
import { numberSetting, type Settings } from '../../../kernel/portal/settings.ts';
import { attachmentsOf } from './attachments.ts';
import { fileMissing, tooManyFiles } from './refusals.ts';

/** Every file referenced in answers, at any depth. */
export function filesIn(values: unknown): readonly { readonly attachmentId: string; readonly value: object }[] {
  if (Array.isArray(values)) return values.flatMap(filesIn);
  if (typeof values !== 'object' || values === null) return [];
  if (isAttachment(values)) return [{ attachmentId: values.attachmentId, value: values }];
  return Object.values(values).flatMap(filesIn);
}

/**
 * The distinct ids of the files in answers, if all are the citizen's, described as stored, and attached to nothing but this draft or
 * application; otherwise the refusal of the answers.
 */
export async function filesOfAnswers(
  db: Queries,
  citizenId: string,
  values: unknown,
  belongsTo: { readonly draftId: string | null; readonly applicationId: string | null },
  settings: Settings,
): Promise<{ readonly ids: readonly string[] } | { readonly refused: Answer }> {
  const named = filesIn(values);
  const ids = [...new Set(named.map(({ attachmentId }) => attachmentId))];
  const most = numberSetting(settings, 'nq.attachment.most');
  if (ids.length > most) return { refused: tooManyFiles(most) };
  const kept = new Map((await attachmentsOf(db, citizenId, ids)).map((file) => [file.attachmentId, file]));
  const isTold = named.every(({ attachmentId, value }) => {
    const file = kept.get(attachmentId);
    if (file === undefined) return false;
    const isFree = file.draftId === null && file.applicationId === null;
    const isOurs =
      isFree ||
      (file.draftId !== null && file.draftId === belongsTo.draftId) ||
      (file.applicationId !== null && file.applicationId === belongsTo.applicationId);
    const { name, bytes, type } = value as { name: unknown; bytes: unknown; type: unknown };
    return isOurs && name === file.name && bytes === file.bytes && type === file.type;
  });
  return isTold ? { ids } : { refused: fileMissing };
}
