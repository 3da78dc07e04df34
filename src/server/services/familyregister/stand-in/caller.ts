import type { FastifyInstance } from 'fastify';
import { banner } from '../../../kernel/page/banner.ts';
import { textOf } from '../../../kernel/page/form-bodies.ts';
import { type Html, html } from '../../../kernel/page/html.ts';
import { localAddress, ownAddress, redirectHere, withValues } from '../../../kernel/page/local-address.ts';
import type { Page } from '../../../kernel/page/page.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { sendPage } from '../../../kernel/page/send-page.ts';
import { summary } from '../../../kernel/page/summary.ts';
import type { Portal } from '../../../kernel/portal/portal.ts';
import { type Visitor, visitorOf } from '../../../kernel/portal/visitor.ts';
import { originOf } from '../../../kernel/sessions/origin.ts';
import { type LaunchValues, launchNames, presets, usualLaunch } from './caller-presets.ts';

export const callerPath = '/sandbox/caller';

export const title = '呼び出し元サービスの見本';

const firstScreen = ownAddress(screenAddress('familyregister-select'));

/** Outcomes with which the wizard returns, by the last part of the address. */
const outcomes: { readonly [name: string]: { readonly title: string; readonly text: string } } = {
  returned: { title: '提出せずに戻りました', text: '提出方法の選択から、呼び出し元サービスに戻りました。' },
  cancelled: {
    title: '提出を中断しました',
    text: '戸籍電子証明書の提出が中断されました。あとから、もう一度始められます。',
  },
  finished: { title: '提出が終わりました', text: '戸籍電子証明書を受け取りました。申請を続けてください。' },
};

function callerPage(values: LaunchValues, chosen: string, target: string, name: string | null): Page {
  return {
    title,
    main: html`<h1>${title}</h1>
      <p>戸籍電子証明書の提出を呼び出すサービスの代わりです。送る値を変えて試せます。空の項目は送りません。</p>
      ${name === null && banner('warning', html`ログインしていません。<a href="/sandbox">サンプルの人</a>を選んでから始めてください。`)}
      <form method="get" action="/sandbox/caller/launch">
        ${launchNames.map(
          (field) => html`<div class="ui-field"><label class="ui-field-label" for="${field}">${field}</label>
            <input id="${field}" name="${field}" value="${values[field] ?? ''}" autocomplete="off" spellcheck="false"></div>`,
        )}
        <div class="ui-field"><label class="ui-field-label" for="target">開く画面</label>
          <input id="target" name="target" value="${target}" autocomplete="off" spellcheck="false"></div>
        <div class="ui-buttons"><button class="ui-button ui-button-primary">提出の手続きへ進む</button><a class="ui-button ui-button-secondary" href="/">ポータルのトップページへ</a></div>
      </form>
      <h2>値の見本</h2>
      <ul class="ui-menu">${presets.map(
        (preset) =>
          html`<li class="ui-menu-card"><a class="ui-link" href="?preset=${preset.id}"${preset.id === chosen && html` aria-current="true"`}>${preset.title}</a></li>`,
      )}</ul>`,
  };
}

async function submissionsOf(portal: Portal, { citizen }: Visitor): Promise<Html> {
  if (citizen === null) return html`<p>ログインが切れているため、受け取った XML を表示できません。</p>`;
  const rows = await portal.database.query<{ xml: string; procedure_code: string; submitted_at: Date }>(
    'select xml, procedure_code, submitted_at from submissions where citizen_id = $1 order by id desc',
    [citizen.id],
  );
  if (rows.length === 0) return html`<p>受け取った XML は、まだありません。</p>`;
  return html`${rows.map(
    (
      row,
    ) => html`<h3>${row.submitted_at.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })}（手続 ${row.procedure_code}）</h3>
      <pre data-submission tabindex="0">${row.xml}</pre>`,
  )}`;
}

/** The calling service that launches the wizard, and its three return addresses. */
export function registerCaller(app: FastifyInstance, portal: Portal): void {
  // The second path imitates a launch from the phone's own screens: it contains SCK22, which the selection screen looks for.
  for (const path of [callerPath, `${callerPath}/SCK2201-01-001`]) {
    app.get(path, async (request, reply) => {
      const visitor = await visitorOf(portal, request);
      const chosen = textOf(request.query, 'preset') || 'online';
      const preset = presets.find(({ id }) => id === chosen) ?? presets[0];
      const values = usualLaunch(originOf(request));
      return sendPage(
        reply,
        callerPage(preset?.change(values) ?? values, chosen, firstScreen, visitor.citizen?.name ?? null),
      );
    });
  }

  app.get('/sandbox/caller/launch', async (request, reply) => {
    const sent = launchNames.flatMap((name) => {
      const value = textOf(request.query, name);
      return value === '' ? [] : [[name, value] as const];
    });
    const target = localAddress(textOf(request.query, 'target')) ?? firstScreen;
    return redirectHere(reply, withValues(target, sent));
  });

  for (const [name, outcome] of Object.entries(outcomes)) {
    app.get<{ Querystring: { [name: string]: unknown } }>(`/sandbox/caller/${name}`, async (request, reply) => {
      const visitor = await visitorOf(portal, request);
      const came = Object.keys(request.query).map((key) => [key, textOf(request.query, key)] as const);
      return sendPage(reply, {
        title: outcome.title,
        main: html`<h1>${outcome.title}</h1>
          <p>${outcome.text}</p>
          ${name === 'finished' && html`<h2>受け取った XML</h2>${await submissionsOf(portal, visitor)}`}
          <h2>アドレスに付いてきた値</h2>
          ${came.length === 0 ? html`<p>ありません。</p>` : summary(came)}
          ${name === 'finished' && html`<p><a href="/family-registration">ポータルで、提出の控えを見る</a></p>`}
          <div class="ui-buttons"><a class="ui-button ui-button-primary" href="/sandbox/caller">もう一度始める</a><a class="ui-button ui-button-secondary" href="/">ポータルのトップページへ</a></div>`,
      });
    });
  }
}
