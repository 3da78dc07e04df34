import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';

const none = { selfInfoUnreadCount: 0, taskIncompleteCount: 0 };

/** Who is logged in. When nobody is: `isLogin` false and empty texts. */
export const endpoint = defineEndpoint('isLogin', {
  login: 'optional',
  async handle({ citizen, counts, now }) {
    const counted = await counts();
    return ok({
      loginInfo: {
        digitalCertificateType: citizen?.login.digitalCertificateType ?? '',
        mdocFlag: citizen?.login.mdocFlag ?? '',
        loginType: citizen?.login.loginType ?? '',
        isLogin: citizen !== null,
        ...(citizen !== null && { name: citizen.name }),
        isAgent: citizen?.login.isAgent ?? false,
      },
      batchNumber: counted ?? (citizen === null ? none : {}),
      dateToday: japanDate(now),
    });
  },
});
