import type { FastifyInstance } from 'fastify';
import { textOf } from '../kernel/page/form-bodies.ts';
import { html } from '../kernel/page/html.ts';
import { localAddress, ownAddress, redirectHere, withValues } from '../kernel/page/local-address.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import { loginReturnPath } from '../pages/login-landing.ts';
import { heldCopy } from './people/enter-sample.ts';
import type { SampledPortal } from './people/personas.ts';
import { sampleAnswer } from './people/sample-login.ts';

/** The card app, as far as it logs somebody in: reads a card and comes back with whose it is. */
export function registerAppLogin(app: FastifyInstance, portal: SampledPortal): void {
  app.get('/sandbox/app/login', async (request, reply) => {
    const store = localAddress(textOf(request.query, 'store'), originOf(request)) ?? '/app-store';
    return sendPage(reply, {
      title: 'カードアプリ',
      scripts: ['login-attempt.js'],
      main: html`<div class="phone-frame"><h1>カードアプリ（見本）</h1>
        <p>どの人のカードでログインするかを選んでください。すべて架空の人です。</p>
        <form method="post" action="/sandbox/app/login" data-login>
          <input type="hidden" name="state" value="${textOf(request.query, 'state')}">
          <div class="ui-field"><label class="ui-field-label" for="persona">カードの持ち主</label>
            <select id="persona" name="persona">
              ${portal.personas.groups.map(
                (group) =>
                  html`<optgroup label="${group.title}">${group.people.map((person) => html`<option value="${person.id}">${person.name}（${person.purpose}）</option>`)}</optgroup>`,
              )}
            </select>
          </div>
          <button class="ui-button ui-button-primary">カードを読み取ってログインする</button>
        </form>
        <p><a href="${store}">アプリが開かないときは、ストアで入手する</a></p></div>`,
    });
  });

  app.post('/sandbox/app/login', async (request, reply) => {
    const persona = textOf(request.body, 'persona');
    const copy = (await heldCopy(portal, request, persona)) ?? '';
    const answer = sampleAnswer(portal.database, textOf(request.body, 'state'), { persona, copy });
    return redirectHere(reply, withValues(ownAddress(loginReturnPath), Object.entries(answer)));
  });
}
