import type { FastifyReply } from 'fastify';
import { html } from '../kernel/page/html.ts';
import { type LocalAddress, redirectHere } from '../kernel/page/local-address.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import type { Visitor } from '../kernel/portal/visitor.ts';

/** Leaves an app. The real app returns to the browser that started it; in any other browser a page with this title links back. */
export function leaveApp(reply: FastifyReply, visitor: Visitor, address: LocalAddress, title: string): FastifyReply {
  if (visitor.citizen !== null) return redirectHere(reply, address);
  return sendPage(reply, {
    title,
    main: html`<div class="phone-frame"><h1>${title}</h1>
      <p>手続きをしていたブラウザーで、次のアドレスを開きます。</p>
      <p><a class="ui-button ui-button-primary" id="return" href="${address}">手続きに戻る</a></p></div>`,
  });
}
