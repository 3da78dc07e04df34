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
  title: '医療分野の電子署名の利用申請',
  numberLabel: receiptWords.numberLabel,
  cases: async (db, citizen, now) =>
    (await applicationsOf(db, citizen.id, now)).map(({ receptionNumber, issuer, qualificationId, ...application }) => ({
      ...application,
      id: receptionNumber,
      number: receptionNumber,
      subject: `医療分野の電子署名（${qualificationName(citizen.record, qualificationId)}）`,
      agencyName: issuerOf(issuer).name,
      screen: screenAddress('hpki-qualification-select', { number: receptionNumber }),
    })),
};
