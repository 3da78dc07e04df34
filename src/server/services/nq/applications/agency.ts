import * as wording from '../../../../../build/wording/services/nq.ts';
import { type Attachment, attachmentTypes } from '../../../../forms/attachment.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import type { AgencyDesk } from '../../../kernel/portal/agency.ts';
import type { FiledFile } from '../../../ports/back-office.ts';
import { applicationsOf } from './applications.ts';
import { attachmentsOfApplication, readAttachment } from './attachments.ts';
import { handled } from './moves.ts';
import { numberLabel } from './receipt.ts';

export const agency: AgencyDesk = {
  ...handled,
  name: 'nq',
  title: wording.receipt.agencyTitle,
  numberLabel,
  cases: async (db, citizen, now) =>
    (await applicationsOf(db, citizen.id, now)).map(({ applyingId, applicationNumber, procedure, ...application }) => ({
      ...application,
      id: applyingId,
      number: applicationNumber,
      subject: `${procedure.qualificationName}　${procedure.name}`,
      agencyName: procedure.agencyName,
      screen: screenAddress('nq-application-status-detail', { applyingId }),
    })),
  files: {
    list: async (db, citizenId, id) => (await attachmentsOfApplication(db, citizenId, id)).map(filedFile),
    async read(db, citizenId, id, fileId) {
      const file = await readAttachment(db, citizenId, fileId);
      if (file === null || file.applicationId !== id) return null;
      return { ...filedFile(file), content: Buffer.from(file.content, 'base64') };
    },
  },
};

function filedFile({ attachmentId, name, type, bytes }: Attachment): FiledFile {
  return { id: attachmentId, name, type: attachmentTypes[type].media, size: bytes };
}
