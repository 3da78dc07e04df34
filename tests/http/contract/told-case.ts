import type { Database } from '../../../src/server/db/database.ts';
import { type Client, logIn, type Reply } from './client.ts';

export interface Person {
  readonly client: Client;
  /** What the service calls what the filing is about; empty = nothing. */
  readonly id: string;
}

/** A refusal that is known before the work: who is in that situation, what the first screen is told, and the filing all the same. */
export interface ToldCase {
  readonly call: string;
  readonly code: string;
  readonly who: string;
  begin(origin: string, db: Database): Promise<Person>;
  tells(person: Person): Promise<boolean>;
  file(person: Person): Promise<Reply>;
}

export const as =
  (persona: string) =>
  async (origin: string): Promise<Person> => ({ client: await logIn(origin, persona), id: '' });

export const answered = async <Body>({ client }: Person, call: string, body?: object) =>
  (await client.call(call, body)).resBody as Body;
export const hindered = (call: string, by: string) => async (person: Person) =>
  (await answered<{ hindrance: string }>(person, call)).hindrance === by;
