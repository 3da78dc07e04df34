import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { attachmentName } from '../applications/attachment-name.ts';
import { attachmentType } from '../applications/attachment-type.ts';
import { countAttachments, storeAttachment } from '../applications/attachments.ts';
import { procedurePath } from '../applications/procedure-path.ts';
import { sizeNotAccepted, tooManyFiles, typeNotAccepted } from '../applications/refusals.ts';

/** Stores a file until a draft references it. Its type is taken from its bytes, never its name. EDQ308: too many for this procedure already. */
export const endpoint = defineEndpoint('nqAttachmentAdd', {
  login: 'required',
  async handle({ citizen, db, now, settings, body }) {
    const content = Buffer.from(body.content, 'base64');
    const mostBytes = numberSetting(settings, 'nq.attachment.mostBytes');
    if (content.length === 0 || content.length > mostBytes) return sizeNotAccepted(content.length, mostBytes);
    const type = attachmentType(content);
    if (type === null) return typeNotAccepted;
    const most = numberSetting(settings, 'nq.attachment.most');
    const path = procedurePath(body.path);
    if ((await countAttachments(db, citizen.id, path)) >= most) return tooManyFiles(most);
    const file = {
      name: attachmentName(body.fileName, type),
      type,
      bytes: content.length,
      content: content.toString('base64'),
    };
    return ok(await storeAttachment(db, citizen.id, path, file, now));
  },
});
