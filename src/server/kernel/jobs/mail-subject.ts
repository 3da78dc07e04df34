import * as mailsWording from '../../../../build/wording/server/mails.ts';
import type { Message } from '../../ports/mailer.ts';

/** What a mail begins with is what it is about; of a code, which others may see on a locked screen, only that it is one. */
export function subjectOf({ kind, text }: Pick<Message, 'kind' | 'text'>): string {
  const [first = ''] = text.split('\n');
  return mailsWording.subject({ about: kind === 'code' ? mailsWording.code.name : first.replace(/。$/u, '') });
}
