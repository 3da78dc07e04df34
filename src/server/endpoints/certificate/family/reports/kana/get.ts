import { citizenKana } from '../../../../../kana/citizen-kana.ts';
import { membersOf } from '../../../../../kana/members.ts';
import { registerRefusal } from '../../../../../kana/refusals.ts';
import { noContact } from '../../../../../kana/report.ts';
import { currentReports } from '../../../../../kana/reports.ts';
import { defineEndpoint, ok } from '../../../../../kernel/endpoint.ts';
import { verifiedEmailOf } from '../../../../../mail/verified-email.ts';

/** The citizen's family register, with every report as it stands. EDV102 while the register is being changed. */
export const endpoint = defineEndpoint('kanaGet', {
  login: 'required',
  async handle(request) {
    const { citizen, db } = request;
    const refused = registerRefusal(citizen);
    if (refused !== null) return refused;
    const kana = await citizenKana(db, request);
    return ok({
      members: membersOf(kana),
      reports: currentReports(kana),
      informant: {
        ...noContact,
        memberId: kana.register.self.id,
        isEmigrant: kana.register.family.isEmigrant,
        verifiedEmail: (await verifiedEmailOf(db, citizen.id)) ?? '',
      },
    });
  },
});
