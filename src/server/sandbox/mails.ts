import type { FastifyInstance } from 'fastify';
import { minuteText } from '../../expressions/japan-time.ts';
import { fact, loggedOutDesk } from '../common/desks/desk-pages.ts';
import type { Jobs } from '../kernel/jobs/jobs.ts';
import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { visitorOf } from '../kernel/portal/visitor.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import { type ReceivedMessage, received } from './sandbox-mailer.ts';

export const mailsPath = '/sandbox/mails';

const title = '届いたメールの見本';

const kinds: { readonly [kind in ReceivedMessage['kind']]: string } = {
  mail: 'お知らせのメール',
  code: '確認コードのメール',
};

/** Stands in for the mailboxes of this browser's citizen: everything that the portal would have mailed. */
export function registerMails(app: FastifyInstance, portal: Portal, jobs: Jobs): void {
  app.get(mailsPath, async (request, reply) => {
    const { citizen } = await visitorOf(portal, request);
    if (citizen === null) return sendPage(reply, loggedOutDesk(title));
    await jobs.run({ citizenId: citizen.id, origin: originOf(request) });
    const messages = (await received(portal.database, citizen.id)).toReversed();
    return sendPage(reply, mailsPage(citizen.name, messages, originOf(request)));
  });
}

/** `messages`: newest first. */
function mailsPage(name: string, messages: readonly ReceivedMessage[], origin: string): Page {
  return {
    title,
    path: mailsPath,
    main: html`<h1>${title}</h1>
      <p>${name} さんに、ポータルが送ったメールです。新しいものから並びます。この見本では、メールはどこにも送られません。</p>
      <p>メールが届くのは、確認コードで確かめたメールアドレスか、登録してあるメールアドレスだけです。</p>
      ${messages.length === 0 && html`<p>届いたメールは、まだありません。手続きをしてから、もう一度開いてください。</p>`}
      ${messages.map((message) => letter(message, origin))}
      <div class="ui-buttons"><a class="ui-button ui-button-secondary" href="${mailsPath}">新しいメールを確かめる</a><a class="ui-button ui-button-secondary" href="/">ポータルのトップページへ</a></div>`,
  };
}

function letter({ kind, to, subject, at, text }: ReceivedMessage, origin: string): Html {
  return html`<section data-mail="${kind}">
    <h2>${kinds[kind]}（${minuteText(at)}）</h2>
    <dl class="ui-summary">${fact('宛先', to)}${fact('件名', subject)}</dl>
    <div class="letter">${text.split('\n').map((line) => lineOf(line, origin))}</div>
  </section>`;
}

/** A code stands out, an address of the portal is a link, and an empty line parts paragraphs. */
function lineOf(line: string, origin: string): Html {
  if (/^\d{6}$/.test(line)) return html`<p><strong class="code">${line}</strong></p>`;
  const start = line.indexOf(`${origin}/`);
  if (start === -1) return html`<p>${line}</p>`;
  const address = line.slice(start);
  return html`<p>${line.slice(0, start)}<a href="${address}">${address}</a></p>`;
}
