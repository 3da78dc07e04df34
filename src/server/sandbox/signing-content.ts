import { plainWordsOf } from '../common/signatures/plain-words.ts';
import { type Html, html } from '../kernel/page/html.ts';
import { summary } from '../kernel/page/summary.ts';
import { findCitizen } from '../kernel/people/citizens.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { otherCard } from './people/cards.ts';
import type { Persona } from './people/persona.ts';
import type { SigningEnd } from './signing.ts';

/** Messages of phone and app for when there is nothing (more) to sign. */
export const signingEnds: { readonly [state in SigningEnd]: { readonly title: string; readonly text: string } } = {
  signed: {
    title: '署名しました',
    text: '手続きをしている画面に戻ってください。この画面はとじてかまいません。',
  },
  stopped: {
    title: '署名を中止しました',
    text: 'このまま署名することはできません。手続きをしている画面に戻り、もう一度署名してください。',
  },
  expired: {
    title: '署名できる時間が過ぎました',
    text: '手続きをしている画面に戻り、もう一度はじめから署名してください。',
  },
  replaced: {
    title: 'この二次元コードは新しくなりました',
    text: '手続きをしている画面に出ている、新しい二次元コードを読み取ってください。',
  },
  unknown: {
    title: '署名する内容を確認できません',
    text: '手続きをしている画面に戻り、もう一度はじめから署名してください。',
  },
};

/** The content to be signed, in plain words. */
export async function contentToSign(
  { database, register, signed }: Portal,
  { citizenId, target }: { readonly citizenId: string; readonly target: unknown },
): Promise<Html> {
  const citizen = await findCitizen(database, citizenId);
  if (citizen === null) throw new Error('Whoever was to sign is gone.');
  const { title, rows } = plainWordsOf(target, signed, await register.of(citizen));
  return html`<h2>署名する内容</h2>
    <p>${title}</p>
    ${summary(rows.map(({ name, value }) => [name, value]))}`;
}

/** Choice of the signing card; the one the citizen is holding is preselected. */
export function cardChoice(persona: Persona): Html {
  const choice = (value: string, label: string, checked: boolean) =>
    html`<label class="choice"><input type="radio" name="card" value="${value}"${checked && html` checked`}>${label}</label>`;
  return html`<fieldset>
    <legend>かざすカード（見本）</legend>
    ${choice('own', `${persona.card.kanjiName} のカード`, !persona.holdsOtherCard)}
    ${choice('other', `別の人（${otherCard.kanjiName}）のカード`, persona.holdsOtherCard)}
    ${choice('unreadable', 'うまく読み取れないカード', false)}
  </fieldset>`;
}
