import { attachmentType, nameAgrees, typeByName } from '../../../../forms/attachment-type.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { numberSetting } from '../../../kernel/portal/settings.ts';
import { attachmentName, toldName } from '../applications/attachment-name.ts';
import { countAttachments, storeAttachment } from '../applications/attachments.ts';
import { procedurePath } from '../applications/procedure-path.ts';
import { nameDiffers, sizeNotAccepted, tooManyFiles, typeNotAccepted } from '../applications/refusals.ts';

/** Stores a file until a draft references it. Its type is taken from its bytes; a name that says otherwise is refused. EDQ308: too many for this procedure already. */
export const endpoint = defineEndpoint('nqAttachmentAdd', {
  login: 'required',
  async handle({ citizen, db, now, settings, body }) {
    const content = Buffer.from(body.content, 'base64');
    const told = toldName(body.fileName);
    const mostBytes = numberSetting(settings, 'nq.attachment.mostBytes');
    if (content.length === 0 || content.length > mostBytes) return sizeNotAccepted(told, content.length, mostBytes);
    const type = attachmentType(content);
    if (type === null) return typeNotAccepted(told, typeByName(body.fileName));
    if (!nameAgrees(body.fileName, type)) return nameDiffers(told, type);
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
