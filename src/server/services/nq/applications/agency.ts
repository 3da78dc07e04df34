import * as wording from '../../../../../build/wording/services/nq.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import type { AgencyDesk } from '../../../kernel/portal/agency.ts';
import { applicationsOf } from './applications.ts';
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
};
