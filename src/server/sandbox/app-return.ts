import type { FastifyReply } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/send-page.ts';
import type { Visitor } from '../pages/visitor.ts';

/** `address` with more parameters, those that are already there replaced. */
export function withValues(address: string, values: { readonly [name: string]: string }): string {
  const url = new URL(address, 'http://site.invalid');
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Leaves an app. The real app opens the browser that it was started from; another browser shows the way, under the given title. */
export function leaveApp(reply: FastifyReply, visitor: Visitor, address: string, title: string): FastifyReply {
  if (visitor.citizen !== null) return reply.redirect(address, 303);
  return sendPage(reply, {
    title,
    main: html`<div class="phone-frame"><h1>${title}</h1>
      <p>手続きをしていたブラウザーで、次のアドレスを開きます。</p>
      <p><a class="button" id="return" href="${address}">手続きに戻る</a></p></div>`,
  });
}
