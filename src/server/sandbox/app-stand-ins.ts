import type { FastifyInstance } from 'fastify';
import { recordAppReading } from '../common/cards/app-reading.ts';
import { type Card, cardOf } from '../common/cards/card.ts';
import { appAddress } from '../kernel/page/app-address.ts';
import { textOf } from '../kernel/page/form-bodies.ts';
import { html } from '../kernel/page/html.ts';
import { type LocalAddress, localAddress, ownAddress, withValues } from '../kernel/page/local-address.ts';
import type { Page } from '../kernel/page/page.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import { summary } from '../kernel/page/summary.ts';
import { type Portal, settingsFor } from '../kernel/portal/portal.ts';
import { numberSetting } from '../kernel/portal/settings.ts';
import { type Visitor, visitorOf } from '../kernel/portal/visitor.ts';
import { timeOf } from '../kernel/sessions/browser.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import { registerAppLogin } from './app-login.ts';
import { leaveApp } from './app-return.ts';
import { registerAppSigning, showAppSigning } from './app-signing.ts';
import { cardInHandOf, otherCard } from './people/cards.ts';
import { personaOf } from './people/copies.ts';
import type { Persona } from './people/persona.ts';
import type { SampledPortal } from './people/personas.ts';

const apps = {
  native: { kind: 'native-app', title: 'カードアプリ' },
  intent: { kind: 'intent', title: '端末の読み取り機能' },
} as const;

/** Where each app returns to when the launch address does not say. */
const usualReturn = {
  native: ownAddress('/'),
  intent: ownAddress(appAddress('intent')),
} as const;

type AppName = keyof typeof apps;

/** The launch address as the app sees it; `returnTo` must stay on this site. */
interface Launch {
  readonly app: AppName;
  readonly returnTo: LocalAddress;
  readonly values: readonly (readonly [string, string])[];
}

function launchOf(app: AppName, origin: string, values: { readonly [name: string]: unknown }): Launch {
  const texts = Object.keys(values).map((name) => [name, textOf(values, name)] as const);
  return { app, returnTo: localAddress(textOf(values, 'returnTo'), origin) ?? usualReturn[app], values: texts };
}

/** The phone's owner: the citizen logged in here, or the one whose reading was registered under the launch address's session. */
async function ownerOf(portal: Portal, visitor: Visitor, sessionId: string): Promise<Persona | null> {
  if (visitor.citizen !== null) return personaOf(portal.database, visitor.citizen.id);
  if (sessionId === '') return null;
  const [row] = await portal.database.query<{ citizen_id: string }>(
    'select citizen_id from mdoc_registrations where session_id = $1',
    [sessionId],
  );
  return row === undefined ? null : personaOf(portal.database, row.citizen_id);
}

function launchPage(portal: SampledPortal, launch: Launch, owner: Persona | null): Page {
  const { title } = apps[launch.app];
  const holds = owner?.holdsOtherCard === true ? 'other' : 'own';
  const people = portal.personas.groups.flatMap((group) => group.people);
  return {
    title,
    main: html`<div class="phone-frame"><h1>${title}（見本）</h1>
      <p>スマートフォンの裏側をカードに重ねて、読み取ります。</p>
      <form method="post" action="/sandbox/app/${launch.app}">
        <input type="hidden" name="returnTo" value="${launch.returnTo}">
        <input type="hidden" name="sessionId" value="${launch.values.find(([name]) => name === 'sessionId')?.[1] ?? ''}">
        <div class="ui-field"><label class="ui-field-label" for="card">かざすカード（見本）</label>
          <select id="card" name="card">
            ${owner !== null && html`<option value="own"${holds === 'own' && html` selected`}>${owner.name} のカード</option>`}
            <option value="other"${holds === 'other' && html` selected`}>別の人（${otherCard.kanjiName}）のカード</option>
            ${people.map((person) => html`<option value="${person.id}">${person.name} のカード</option>`)}
          </select>
        </div>
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary" name="act" value="read">カードを読み取る</button>
          <button class="ui-button ui-button-secondary" name="act" value="cancel">中止する</button>
          <button class="ui-button ui-button-secondary" name="act" value="fail">エラーを起こす</button>
        </div>
      </form>
      <h2>受け取った起動の情報</h2>
      ${summary(launch.values)}</div>`,
  };
}

/** Stand-ins for the phone apps. They may run in another browser, connected only by the launch address and the database. */
export function registerAppStandIns(app: FastifyInstance, portal: SampledPortal): void {
  const cardFor = (choice: string, owner: Persona | null): Card => {
    if (choice === 'own' && owner !== null) return cardOf(owner);
    const persona = portal.personas.find(choice, portal.now());
    if (persona !== null) return cardOf(persona);
    return owner === null || choice === 'other' ? otherCard : cardInHandOf(owner);
  };

  for (const name of Object.keys(apps) as AppName[]) {
    app.get<{ Querystring: { [name: string]: unknown } }>(`/sandbox/app/${name}`, async (request, reply) => {
      if (textOf(request.query, 'signatureId') !== '') {
        return showAppSigning(portal, name, apps[name].title, request, reply);
      }
      const visitor = await visitorOf(portal, request);
      const owner = await ownerOf(portal, visitor, textOf(request.query, 'sessionId'));
      return sendPage(reply, launchPage(portal, launchOf(name, originOf(request), request.query), owner));
    });

    app.post<{ Body: { [name: string]: unknown } }>(`/sandbox/app/${name}`, async (request, reply) => {
      const visitor = await visitorOf(portal, request);
      const { returnTo } = launchOf(name, originOf(request), request.body);
      const back = (values: { readonly [name: string]: string }) =>
        leaveApp(reply, visitor, withValues(returnTo, Object.entries(values)), '読み取りが終わりました');
      const act = textOf(request.body, 'act');
      if (act === 'cancel') return back({ errCode: 'extension-cancel' });
      if (act === 'fail') return back({ errCode: 'extension-unexpected' });
      const owner = await ownerOf(portal, visitor, textOf(request.body, 'sessionId'));
      const reading = await recordAppReading(portal.database, {
        kind: apps[name].kind,
        card: cardFor(textOf(request.body, 'card'), owner),
        now: timeOf(visitor.browser, portal.now()),
        limitSeconds: numberSetting(settingsFor(portal, visitor.browser), 'expiry.limit'),
      });
      return back({ ...reading });
    });
  }

  registerAppSigning(app, portal);
  registerAppLogin(app, portal);
}
