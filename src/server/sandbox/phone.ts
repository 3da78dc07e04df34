import type { FastifyInstance } from 'fastify';
import { cardOf } from '../common/cards/card.ts';
import { completeReading, failReading, findPhoneReading, type PhoneReading } from '../common/cards/qr-reading.ts';
import { banner } from '../kernel/page/banner.ts';
import { keyOf, textOf } from '../kernel/page/form-bodies.ts';
import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { cardInHandOf, otherCard } from './people/cards.ts';
import { personaOf } from './people/copies.ts';
import type { Persona } from './people/persona.ts';

/** Messages for when there is nothing (more) to read. */
const ends: {
  readonly [state in Exclude<PhoneReading['state'], 'waiting'>]: { readonly title: string; readonly text: string };
} = {
  read: {
    title: 'カードを読み取りました',
    text: '手続きをしている画面に戻ってください。この画面はとじてかまいません。',
  },
  expired: {
    title: '二次元コードの期限が切れています',
    text: '手続きをしている画面で「二次元コードを更新する」を選び、もう一度読み取ってください。',
  },
  replaced: {
    title: 'この二次元コードは新しくなりました',
    text: '手続きをしている画面に出ている、新しい二次元コードを読み取ってください。',
  },
  unknown: {
    title: '二次元コードを確認できません',
    text: '手続きをしている画面に出ている二次元コードを、もう一度読み取ってください。',
  },
};

function frame(title: string, content: Html): Page {
  return { title, main: html`<div class="phone-frame"><h1>${title}</h1>${content}</div>` };
}

function endPage(state: Exclude<PhoneReading['state'], 'waiting'>): Page {
  return frame(ends[state].title, html`<p role="status" data-state="${state}">${ends[state].text}</p>`);
}

function readingPage(token: string, persona: Persona, failed: boolean): Page {
  const holds = cardInHandOf(persona);
  const own = cardOf(persona);
  const choice = (value: string, label: string, checked: boolean) =>
    html`<label class="choice"><input type="radio" name="card" value="${value}"${checked && html` checked`}>${label}</label>`;
  return frame(
    'カードの読み取り',
    html`${failed && banner('error', html`カードを読み取れませんでした。カードを動かさずに、もう一度かざしてください。`, 'alert')}
      <ol>
        <li>カードを机の上に置きます。</li>
        <li>スマートフォンの裏側の上のほうを、カードに重ねます。</li>
        <li>「カードを読み取る」を押し、終わるまで動かさずに待ちます。</li>
      </ol>
      <form method="post" action="/sandbox/phone/read">
        <input type="hidden" name="token" value="${token}">
        <fieldset>
          <legend>かざすカード（見本）</legend>
          ${choice('own', `${own.kanjiName} のカード`, holds.combinationCode === own.combinationCode)}
          ${choice('other', `別の人（${otherCard.kanjiName}）のカード`, holds.combinationCode !== own.combinationCode)}
          ${choice('unreadable', 'うまく読み取れないカード', false)}
        </fieldset>
        <button class="ui-button ui-button-primary">カードを読み取る</button>
      </form>`,
  );
}

/** The page behind the QR code, opened on a phone without a login: the token in the address is the capability. */
export function registerPhone(app: FastifyInstance, portal: Portal): void {
  app.get('/sandbox/phone/read', async (request, reply) => {
    const token = keyOf(request.query, 'token');
    const found = await findPhoneReading(portal.database, token, portal.now());
    return sendPage(
      reply,
      found.state === 'waiting'
        ? readingPage(token, await personaOf(portal.database, found.citizenId), false)
        : endPage(found.state),
    );
  });

  app.post('/sandbox/phone/read', async (request, reply) => {
    const token = keyOf(request.body, 'token');
    const card = textOf(request.body, 'card');
    const found = await findPhoneReading(portal.database, token, portal.now());
    if (found.state !== 'waiting') return sendPage(reply, endPage(found.state));
    const persona = await personaOf(portal.database, found.citizenId);
    if (card === 'unreadable') {
      await failReading(portal.database, token);
      return sendPage(reply, readingPage(token, persona, true));
    }
    const used = card === 'other' ? otherCard : card === 'own' ? cardOf(persona) : cardInHandOf(persona);
    return sendPage(reply, endPage(await completeReading(portal.database, token, used, portal.now())));
  });
}
