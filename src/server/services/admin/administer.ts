import { test as isEmail } from '../../../forms/constraints/email.ts';
import type { Database } from '../../db/database.ts';
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
    return done(emails.length === 0 ? '管理者は登録されていません。' : emails.join('\n'));
  }
  const email = writtenEmail(task.email);
  if (task.act === 'remove') {
    return (await removeAdministrator(database, email))
      ? done(`${email} を管理者から外しました。ログインも終わらせました。`)
      : refused(`${email} は、管理者として登録されていません。`);
  }
  if (email === '' || !isEmail(email)) return refused('メールアドレスを確認してください。');
  if (!isAcceptable(task.password) || isShown(task.password))
    return refused(
      'パスワードは、8文字以上128文字以下で、英小文字・数字・記号をすべて入れてください。見本のパスワードは使えません。',
    );
  const passwordHash = await hashPassword(task.password);
  return (await addAdministrator(database, { email, passwordHash, now })) === null
    ? refused(`${email} は、すでに登録されています。パスワードを変えるときは、外してから登録し直してください。`)
    : done(`${email} を管理者として登録しました。`);
}
