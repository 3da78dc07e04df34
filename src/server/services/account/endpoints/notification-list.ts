import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { said } from '../../../ports/register.ts';

/** Notifications to the citizen (assumed). */
export const endpoint = defineEndpoint('notificationList', {
  login: 'required',
  record: true,
  async handle({ citizen }) {
    return ok({
      notifications: said(citizen.record.notifications).map(({ title, body, publishedOn }, index) => ({
        id: `notification-${index + 1}`,
        title,
        date: publishedOn.replaceAll('-', ''),
        text: body,
      })),
    });
  },
});
