import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';

/** Who is logged in. When nobody is: `isLogin` false and empty texts. */
export const endpoint = defineEndpoint('isLogin', {
  login: 'optional',
  async handle({ known, counts, now }) {
    // What the page asks next finds the record read.
    const citizen = await known();
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
      batchNumber: {
        selfInfoUnreadCount: counted?.selfInfoUnreadCount ?? 0,
        taskIncompleteCount: counted?.taskIncompleteCount ?? 0,
      },
      dateToday: japanDate(now),
    });
  },
});
