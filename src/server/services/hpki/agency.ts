import * as wording from '../../../../build/wording/services/hpki.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { AgencyDesk } from '../../kernel/portal/agency.ts';
import { applicationsOf } from './applications.ts';
import { issuerOf } from './issuers.ts';
import { handled } from './moves.ts';
import { qualificationName } from './qualification-names.ts';
import { receiptWords } from './receipt.ts';

export const agency: AgencyDesk = {
  ...handled,
  name: 'hpki',
  title: wording.agency.title,
  numberLabel: receiptWords.numberLabel,
  cases: async (db, citizen, now) =>
    (await applicationsOf(db, citizen.id, now)).map(({ receptionNumber, issuer, qualificationId, ...application }) => ({
      ...application,
      id: receptionNumber,
      number: receptionNumber,
      subject:
        citizen.record === null
          ? wording.agency.title
          : wording.agency.subject({ qualification: qualificationName(citizen.record, qualificationId) }),
      agencyName: issuerOf(issuer).name,
      screen: screenAddress('hpki-qualification-select', { number: receptionNumber }),
    })),
};
