import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';

/** Who is logged in. When nobody is: `isLogin` false and empty texts. */
export const endpoint = defineEndpoint('isLogin', {
  login: 'optional',
  async handle({ known, now }) {
    const citizen = await known();
    return ok({
      loginInfo: {
        digitalCertificateType: citizen?.login.digitalCertificateType ?? '',
        mdocFlag: citizen?.login.mdocFlag ?? '',
        loginType: citizen?.login.loginType ?? '',
        isLogin: citizen !== null,
        ...(citizen !== null && { name: citizen.name }),
        isAgent: citizen?.login.isAgent ?? false,
      },
      batchNumber: {
        selfInfoUnreadCount: citizen?.record.batchNumber.selfInfoUnreadCount ?? 0,
        taskIncompleteCount: citizen?.record.batchNumber.taskIncompleteCount ?? 0,
      },
      dateToday: japanDate(now),
    });
  },
});
