import type { Database } from '../../../src/server/db/database.ts';
import { type Client, logIn } from './client.ts';
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

const modules = import.meta.glob<{ readonly applying: Applying }>('./applying/*.ts', { eager: true });

export const everyApplying: readonly Applying[] = Object.values(modules).map(({ applying }) => applying);

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
