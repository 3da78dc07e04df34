import { bodyOf } from '../client.ts';
import { type DeadlineCase, endOf, patient } from '../deadline-case.ts';
import { applicationFor } from '../familyregister-identification-code/journey.ts';
import { sign } from '../signing.ts';

export const deadlines: readonly DeadlineCase[] = [
  {
    name: 'identification-code',
    label: '識別符号を使える最後の日',
    says: /^it is not listed$/,
    async begin(origin) {
      const client = await patient(origin, 'idcode-closed');
      const application = await applicationFor(client, 1);
      const signature = await sign(client, application);
      const issued = client.call('identificationCodeIssue', { application, signature });
      const { codes } = await bodyOf<{ codes: readonly { validUntil: string }[] }>(issued);
      const act = async () => {
        const listed = client.call('identificationCodeInformation');
        const { codes: usable } = await bodyOf<{ codes: readonly object[] }>(listed);
        return usable.length === 1 ? null : 'it is not listed';
      };
      return { client, endsAt: endOf(codes[0]?.validUntil ?? ''), act };
    },
  },
];
