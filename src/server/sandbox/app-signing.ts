import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appAddress } from '../kernel/page/app-address.ts';
import { textOf } from '../kernel/page/form-bodies.ts';
import { html } from '../kernel/page/html.ts';
import { type LocalAddress, localAddress, ownAddress, withValues } from '../kernel/page/local-address.ts';
import type { Page } from '../kernel/page/page.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { visitorOf } from '../kernel/portal/visitor.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import { leaveApp } from './app-return.ts';
import { personaOf } from './people/copies.ts';
import { completeSigning, findSigning, type Signing, type SigningPlace } from './signing.ts';
import { cardChoice, contentToSign, signingEnds } from './signing-content.ts';

/** How each app returns from a signature: default return address, and the names of the parameters it passes back. */
const ways = {
  native: { returnTo: ownAddress('/'), sessionId: 'sessionId', error: 'errCode' },
  intent: { returnTo: ownAddress(appAddress('intent-signature')), sessionId: 'session_id', error: 'err_code' },
} as const;

type AppName = keyof typeof ways;

/** A launch requesting a signature. */
interface SigningLaunch {
  readonly place: SigningPlace;
  readonly returnTo: LocalAddress;
}

function launchOf(app: AppName, request: FastifyRequest, values: unknown): SigningLaunch {
  return {
    place: { kind: 'app', key: textOf(values, 'signatureId') },
    returnTo: localAddress(textOf(values, 'returnTo'), originOf(request)) ?? ways[app].returnTo,
  };
}

async function signingPage(
  portal: Portal,
  app: AppName,
  title: string,
  launch: SigningLaunch,
  found: Signing,
): Promise<Page> {
  const way = html`<input type="hidden" name="signatureId" value="${launch.place.key}">
    <input type="hidden" name="returnTo" value="${launch.returnTo}">`;
  const head = html`<h1>${title}（見本）</h1>`;
  if (found.state !== 'waiting') {
    return {
      title,
      main: html`<div class="phone-frame">${head}
        <p role="alert" data-state="${found.state}">${signingEnds[found.state].title}。もう一度署名するには、手続きに戻ってください。</p>
        <form method="post" action="/sandbox/app/${app}/sign">${way}
          <button class="ui-button ui-button-primary" name="act" value="fail">手続きに戻る</button>
        </form></div>`,
    };
  }
  const persona = await personaOf(portal.database, found.citizenId);
  return {
    title,
    main: html`<div class="phone-frame">${head}
      ${await contentToSign(portal, found)}
      <form method="post" action="/sandbox/app/${app}/sign">${way}
        ${cardChoice(persona)}
        <p>内容を確かめてから、スマートフォンの裏側をカードに重ねて「署名する」を押してください。</p>
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary" name="act" value="sign">署名する</button>
          <button class="ui-button ui-button-secondary" name="act" value="cancel">中止する</button>
          <button class="ui-button ui-button-secondary" name="act" value="fail">エラーを起こす</button>
        </div>
      </form></div>`,
  };
}

/** Shows what an app started with `signatureId` is about to sign. */
export async function showAppSigning(
  portal: Portal,
  app: AppName,
  title: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const launch = launchOf(app, request, request.query);
  const found = await findSigning(portal.database, launch.place, portal.now());
  return sendPage(reply, await signingPage(portal, app, title, launch, found));
}

/** The signing side of the app stand-ins: they sign with the card and return what `submit` expects. */
export function registerAppSigning(app: FastifyInstance, portal: Portal): void {
  for (const name of Object.keys(ways) as AppName[]) {
    app.post(`/sandbox/app/${name}/sign`, async (request, reply) => {
      const visitor = await visitorOf(portal, request);
      const { place, returnTo } = launchOf(name, request, request.body);
      const back = (values: { readonly [name: string]: string }) =>
        leaveApp(reply, visitor, withValues(returnTo, Object.entries(values)), '署名の操作が終わりました');
      const act = textOf(request.body, 'act');
      const card = textOf(request.body, 'card');
      if (act === 'cancel') return back({ [ways[name].error]: 'extension-cancel' });
      if (act === 'fail' || card === 'unreadable') return back({ [ways[name].error]: 'extension-unexpected' });
      const { handedBack } = await portal.database.transaction((db) =>
        completeSigning(db, place, card === 'other' ? 'other' : 'own', portal.now()),
      );
      if (handedBack === null) return back({ [ways[name].error]: 'extension-unexpected' });
      return back({ [ways[name].sessionId]: handedBack.sessionId, nonce: handedBack.nonce });
    });
  }
}
