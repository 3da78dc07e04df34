import * as wording from '../../../../build/wording/services/admin.ts';
import { test as isEmail } from '../../../forms/constraints/email.ts';
import type { Database, Queries } from '../../db/database.ts';
import { keepAudit } from '../../kernel/audit/keep-audit.ts';
import { addAdministrator, administratorEmails, removeAdministrator, writtenEmail } from './administrators.ts';
import { hashPassword, isAcceptable } from './password.ts';
import { isShown } from './sample-login.ts';

/** What is asked of the accounts of the sample area by who runs the server (`scripts/administrator.ts`). */
export type Task =
  | { readonly act: 'add'; readonly email: string; readonly password: string }
  | { readonly act: 'remove'; readonly email: string }
  | { readonly act: 'list' };

export interface Done {
  readonly isDone: boolean;
  /** For who asked, in Japanese. */
  readonly says: string;
}

const done = (says: string): Done => ({ isDone: true, says });
const refused = (says: string): Done => ({ isDone: false, says });

/** Adds, removes or lists administrators. Who is removed is logged out everywhere at once. */
export async function administer(database: Database, task: Task, now: Date): Promise<Done> {
  if (task.act === 'list') {
    const emails = await administratorEmails(database);
    return done(emails.length === 0 ? wording.refusals.none : emails.join('\n'));
  }
  const email = writtenEmail(task.email);
  if (task.act === 'remove') {
    const isRemoved = await database.transaction(async (db) => {
      const id = await removeAdministrator(db, email);
      if (id !== null) await keepOperatorAudit(db, task, id, now);
      return id !== null;
    });
    return isRemoved ? done(wording.refusals.removed({ email })) : refused(wording.refusals.notRegistered({ email }));
  }
  if (email === '' || !isEmail(email)) return refused(wording.input.email);
  if (!isAcceptable(task.password) || isShown(task.password)) return refused(wording.refusals.weakPassword);
  const passwordHash = await hashPassword(task.password);
  const added = await database.transaction(async (db) => {
    const administrator = await addAdministrator(db, { email, passwordHash, now });
    if (administrator !== null) await keepOperatorAudit(db, task, administrator.id, now);
    return administrator;
  });
  return added === null
    ? refused(wording.refusals.registeredAlready({ email }))
    : done(wording.refusals.registered({ email }));
}

function keepOperatorAudit(db: Queries, { act }: Task, subject: string, at: Date): Promise<void> {
  const kept = { kind: 'administration', actor: 'operator', number: null, follows: null, requestId: null } as const;
  return keepAudit(db, [{ ...kept, at, call: `administrator/${act}`, subject }]);
}
