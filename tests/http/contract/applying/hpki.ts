import type { Applying, Seen } from '../agency-journey.ts';
import { filledApplication } from '../hpki/journey.ts';

interface Held {
  readonly application?: {
    readonly receptionNumber: string;
    readonly status: string;
    readonly isWithdrawable: boolean;
    readonly returned?: { readonly reason: string; readonly dueDate: string; readonly content?: object };
    readonly payment?: NonNullable<Seen['payment']>;
  };
  readonly earlier: readonly { readonly receptionNumber: string; readonly status: string; readonly reason: string }[];
}

export const applying: Applying = {
  service: 'hpki',
  persona: 'hpki-doctor',
  prepare: async () => {},
  file: async (client) => {
    const { resBody } = await client.call('hpkiSubmit', { application: filledApplication() });
    return String(resBody.receptionNumber);
  },
  correct: (client) => client.call('hpkiSubmit', { application: filledApplication({ deskPrefecture: '27' }) }),
  withdraw: {
    call: 'hpkiWithdraw',
    body: (receptionNumber) => ({ receptionNumber }),
    late: 'EDH105',
    missing: 'EDH104',
  },
  see: async (client, id) => {
    const { resBody } = await client.call('hpkiQualifications');
    const [held] = resBody.qualifications as readonly Held[];
    const rows = (await (await client.send('/sandbox/records?table=hpki_applications')).json()) as readonly {
      readonly id: string;
      readonly history: Seen['history'];
    }[];
    const history = (rows.find((row) => row.id === id)?.history ?? []).toReversed();
    const ended = held?.earlier.find(({ receptionNumber }) => receptionNumber === id);
    if (ended !== undefined) {
      const { status, reason } = ended;
      return { status, reason, dueDate: '', isWithdrawable: false, history };
    }
    const open = held?.application;
    if (open?.receptionNumber !== id) throw new Error(`not to be found: ${id}`);
    const { status, isWithdrawable, returned, payment } = open;
    const { reason = '', dueDate = '' } = returned ?? {};
    return { status, reason, dueDate, isWithdrawable, history, ...(payment && { payment }) };
  },
};
