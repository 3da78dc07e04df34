import type { FastifyInstance } from 'fastify';
import { banner } from '../kernel/page/banner.ts';
import { keyOf, textOf } from '../kernel/page/form-bodies.ts';
import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { personaOf } from './people/copies.ts';
import {
  completeSigning,
  failSigning,
  findSigning,
  type Signing,
  type SigningEnd,
  type SigningPlace,
} from './signing.ts';
import { cardChoice, contentToSign, signingEnds } from './signing-content.ts';

function frame(title: string, content: Html): Page {
  return { title, main: html`<div class="phone-frame"><h1>${title}</h1>${content}</div>` };
}

function endPage(state: SigningEnd): Page {
  const { title, text } = signingEnds[state];
  return frame(title, html`<p role="status" data-state="${state}">${text}</p>`);
}

const stoppedPage = frame(
  '署名を中止しました',
  html`<p role="status" data-state="stopped">署名はしていません。手続きをしている画面に戻ってください。この画面はとじてかまいません。</p>`,
);

async function signingPage(
  portal: Portal,
  token: string,
  found: Signing & { state: 'waiting' },
  failed: boolean,
): Promise<Page> {
  const persona = await personaOf(portal.database, found.citizenId);
  return frame(
    'カードで署名',
    html`${failed && banner('error', html`カードを読み取れませんでした。カードを動かさずに、もう一度かざしてください。`, 'alert')}
      ${await contentToSign(portal, found)}
      <form method="post" action="/sandbox/phone/sign">
        <input type="hidden" name="token" value="${token}">
        ${cardChoice(persona)}
        <p>内容を確かめてから、スマートフォンの裏側をカードに重ねて「署名する」を押してください。</p>
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary" name="act" value="sign">署名する</button>
          <button class="ui-button ui-button-secondary" name="act" value="stop">中止する</button>
        </div>
      </form>`,
  );
}

/** The page behind a signature's QR code, opened on a phone without a login: the token in the address is the capability. */
export function registerPhoneSigning(app: FastifyInstance, portal: Portal): void {
  const placeOf = (values: unknown): SigningPlace => ({ kind: 'qr', key: keyOf(values, 'token') });

  app.get('/sandbox/phone/sign', async (request, reply) => {
    const place = placeOf(request.query);
    const found = await findSigning(portal.database, place, portal.now());
    return sendPage(
      reply,
      found.state === 'waiting' ? await signingPage(portal, place.key, found, false) : endPage(found.state),
    );
  });

  app.post('/sandbox/phone/sign', async (request, reply) => {
    const place = placeOf(request.body);
    const found = await findSigning(portal.database, place, portal.now());
    if (found.state !== 'waiting') return sendPage(reply, endPage(found.state));
    const card = textOf(request.body, 'card');
    if (textOf(request.body, 'act') === 'stop') {
      await failSigning(portal.database, place);
      return sendPage(reply, stoppedPage);
    }
    // The waiting screen keeps waiting: the citizen may hold the card to the phone again.
    if (card === 'unreadable') return sendPage(reply, await signingPage(portal, place.key, found, true));
    const { state } = await portal.database.transaction((db) =>
      completeSigning(db, place, card === 'other' ? 'other' : 'own', portal.now()),
    );
    return sendPage(reply, endPage(state));
  });
}
