import { bodyOf } from '../../contract/client.ts';
import { applicationFor } from '../../contract/familyregister-identification-code/journey.ts';
import { sign } from '../../contract/signing.ts';
import { endOf } from '../end-of-day.ts';
import type { ToldDays } from '../told-days.ts';

export const told: ToldDays = (_portal, { as }) => [
  [
    'identification_codes',
    async () => {
      const { client, citizenId } = await as('qr');
      const application = await applicationFor(client, 1);
      const signature = await sign(client, application);
      const { codes } = await bodyOf<{ codes: { validUntil: string }[] }>(
        client.call('identificationCodeIssue', { application, signature }),
      );
      return { citizenId, until: endOf(codes[0]?.validUntil ?? '') };
    },
  ],
];
