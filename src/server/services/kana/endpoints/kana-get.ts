import { verifiedEmailOf } from '../../../common/mail/verified-email.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { citizenKana } from '../citizen-kana.ts';
import { membersOf } from '../members.ts';
import { registerRefusal } from '../refusals.ts';
import { noContact } from '../report.ts';
import { currentReports } from '../reports.ts';

/** The citizen's family register, with every report in its current state. EDV102 while the register is being changed. */
export const endpoint = defineEndpoint('kanaGet', {
  login: 'required',
  record: true,
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
