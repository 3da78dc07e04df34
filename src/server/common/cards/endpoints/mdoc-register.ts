import * as refusalsWording from '../../../../../build/wording/server/refusals.ts';
import { invalidRequest } from '../../../kernel/calls/answers.ts';
import { defineEndpoint, failure, ok } from '../../../kernel/calls/endpoint.ts';
import { textSetting } from '../../../kernel/portal/settings.ts';
import { randomKey } from '../../../kernel/sessions/random-key.ts';

/** Certificate types stored on a phone (specification section 4). */
const phoneCertificates = ['4', '5'];

/** Opens a reading with a phone certificate. Requires a registered one; otherwise the result is 9000. */
export const endpoint = defineEndpoint('mdocRegister', {
  login: 'required',
  async handle({ body, citizen, db, now, settings }) {
    const serviceId = textSetting(settings, 'mdoc.serviceId');
    const profileId = textSetting(settings, 'mdoc.profileId');
    if (body.serviceId !== serviceId || body.profileId !== profileId) {
      return invalidRequest(200, refusalsWording.cards.unknownService);
    }
    const { digitalCertificateType, mdocFlag } = citizen.login;
    if (!phoneCertificates.includes(digitalCertificateType) || mdocFlag !== '1') return failure({ resultCode: '9000' });
    const sessionId = randomKey();
    await db.query(
      `insert into mdoc_registrations (session_id, citizen_id, service_id, profile_id, registered_at) values ($1, $2, $3, $4, $5)`,
      [sessionId, citizen.id, body.serviceId, body.profileId, now.toISOString()],
    );
    return ok({ sessionId });
  },
});
