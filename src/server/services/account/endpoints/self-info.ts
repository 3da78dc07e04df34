import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { said } from '../../../ports/register.ts';

/** The citizen's own information (assumed); the newest entries are unread, as many as `is-login` counts. */
export const endpoint = defineEndpoint('selfInfo', {
  login: 'required',
  record: true,
  async handle({ citizen }) {
    return ok({
      selfInfo: said(citizen.record.selfInfo).map(({ title, receivedOn, isUnread }, index) => ({
        id: `self-info-${index + 1}`,
        title,
        date: receivedOn.replaceAll('-', ''),
        isUnread,
      })),
    });
  },
});
