import type { Database } from '../../../src/server/db/database.ts';
import { type Client, logIn } from './client.ts';

/** Requirement row -> member of reqBody or resBody. */
type Rows = Readonly<Record<string, string>>;

/** One call of specification section 7 and what proves it. */
export interface CallCase {
  readonly call: string;
  /** Row "endpoint exists"; empty for an assumed endpoint. */
  readonly exists: string;
  /** Row "takes no reqBody" where there is one. */
  readonly noBody?: string;
  readonly request: Rows;
  /** Members of reqBody that may be left out. */
  readonly optional?: readonly string[];
  readonly response: Rows;
  /** Row "response field resultCode" where there is no resBody. */
  readonly resultCode?: string;
  readonly openToAll?: boolean;
  /** Answered without a login. Default ED1107. */
  readonly loginCode?: string;
  /** Logs in and walks to the point where the call succeeds; answers the reqBody. */
  arrive(
    origin: string,
    db: Database,
  ): Promise<{ readonly client: Client; readonly reqBody?: Record<string, unknown> }>;
}

/** Logs in as a sample citizen; `body` walks on and answers the reqBody. */
export const as =
  (
    persona: string,
    body?: (client: Client, db: Database) => Promise<Record<string, unknown>> | Record<string, unknown>,
  ) =>
  async (origin: string, db: Database) => {
    const client = await logIn(origin, persona);
    return body === undefined ? { client } : { client, reqBody: await body(client, db) };
  };
