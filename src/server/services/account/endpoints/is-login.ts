import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';

/** Who is logged in. When nobody is: `isLogin` false and empty texts. */
export const endpoint = defineEndpoint('isLogin', {
  login: 'optional',
  async handle({ citizen, now }) {
    return ok({
      loginInfo: {
        digitalCertificateType: citizen?.persona.login.digitalCertificateType ?? '',
        mdocFlag: citizen?.persona.login.mdocFlag ?? '',
        loginType: citizen?.persona.login.loginType ?? '',
        isLogin: citizen !== null,
        ...(citizen !== null && { name: citizen.persona.name }),
        isAgent: citizen?.persona.login.isAgent ?? false,
      },
      batchNumber: {
        selfInfoUnreadCount: citizen?.persona.batchNumber.selfInfoUnreadCount ?? 0,
        taskIncompleteCount: citizen?.persona.batchNumber.taskIncompleteCount ?? 0,
      },
      dateToday: japanDate(now),
    });
  },
});
