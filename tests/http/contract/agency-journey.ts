import type { Database } from '../../../src/server/db/database.ts';
import { type Client, logIn } from './client.ts';
import { filledApplication } from './hpki-journey.ts';
import { fullValues, offerProcedures, submit } from './nq-apply-journey.ts';
import { pressOn } from './signing.ts';

export const agencyPath = '/sandbox/agency';

/** A service whose applications go to an agency, and how one of them is filed and followed. */
export interface Applying {
  readonly service: string;
  /** Who applies; with an address for mail. */
  readonly persona: string;
  prepare(db: Database): Promise<void>;
  /** Files an application; answers its id. */
  file(client: Client): Promise<string>;
  /** Files it again after it was returned. */
  correct(client: Client): Promise<unknown>;
  readonly withdraw: {
    readonly call: string;
    body(id: string): object;
    readonly late: string;
    readonly missing: string;
  };
  /** How the applicant sees it. */
  see(client: Client, id: string): Promise<Seen>;
}

export interface Seen {
  readonly status: string;
  readonly reason: string;
  readonly dueDate: string;
  readonly payment?: { readonly yen: number; readonly number: string; readonly dueDate: string };
  readonly isWithdrawable: boolean;
  /** Newest first. */
  readonly history: readonly { readonly event: string; readonly note: string; readonly at: string }[];
}

const nq: Applying = {
  service: 'nq',
  persona: 'hpki-doctor',
  prepare: offerProcedures,
  file: async (client) => (await submit(client, fullValues)).applyingId,
  correct: (client) => submit(client, { ...fullValues, reason: '開業のため' }),
  withdraw: {
    call: 'nqApplicationWithdraw',
    body: (applyingId) => ({ applyingId }),
    late: 'EDQ314',
    missing: 'EDQ305',
  },
  see: async (client, applyingId) => {
    const { resBody } = await client.call('nqApplicationStatus', { applyingId });
    return resBody as unknown as Seen;
  },
};

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

const hpki: Applying = {
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

export const applying = [nq, hpki] as const;

/** What a move asks for, all of it in order. `days`: until the deadline. */
export const typed = (days = 30) => ({ note: '印鑑が写っていません。', yen: '1500', dueDate: dayFrom(days) });

/** `YYYY-MM-DD` in Japan. */
export function dayFrom(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);
}

export interface Office {
  /** Null = done; otherwise what the page says instead. */
  press(move: string, id: string, values?: Readonly<Record<string, string>>): Promise<string | null>;
}

/** The agency in the browser of its applicant. */
export function officeOf({ service }: Applying, client: Client): Office {
  return {
    async press(move, id, values = typed()) {
      const { text, location } = await pressOn(
        client.origin,
        `${agencyPath}/${move}`,
        { service, id, ...values },
        client,
      );
      if (location.searchParams.get('done') === move) return null;
      return /role="alert">([^<]*)</.exec(text)?.[1] ?? text;
    },
  };
}

/** The moves that lead from a filed application to each status. */
export const ways: Readonly<Record<string, readonly string[]>> = {
  '1': [],
  '2': ['examine'],
  '3': ['examine', 'return'],
  '4': ['examine', 'askPayment'],
  '5': ['examine', 'issue'],
  '6': ['examine', 'refuse'],
};

/** A fresh applicant with an application that has come to that status. */
export async function broughtTo(origin: string, of: Applying, status: string) {
  const client = await logIn(origin, of.persona);
  const id = await of.file(client);
  const office = officeOf(of, client);
  for (const move of ways[status] ?? []) {
    const problem = await office.press(move, id);
    if (problem !== null) throw new Error(`${move}: ${problem}`);
  }
  return { client, id, office };
}
