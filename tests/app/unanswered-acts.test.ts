// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Citizen } from '../../src/server/kernel/people/citizen.ts';
import { personToken } from '../../src/server/kernel/sessions/token.ts';
import { nothingToDo, unansweredActs } from '../../src/server/pages/home/unanswered-acts.ts';

const script = '../../src/server/pages/assets/unanswered-acts.js';
const card = { name: 'kana', title: '振り仮名の届出', says: '', to: '/svc/kana/top', rank: 1 };
const licence = { ...card, name: 'drivers-license', title: '運転免許証の手続き', to: '/svc/drivers-license/' };
const register = { ...card, name: 'familyregister', title: '戸籍電子証明書の提出', to: '/family-registration' };
const signing = '/svc/kana/digital-signature';
const later = Date.now() + 60_000;

/** What a page shows of acts without an answer: the titles of their services, where that leads, and whether it says that there is nothing to do. */
async function shownOf(value: unknown, { of = 'me', expiresAt = later as number | null } = {}) {
  localStorage.setItem(`madoguchi.sent.${personToken(of)}.act`, JSON.stringify({ value, expiresAt }));
  document.body.innerHTML = `${unansweredActs({ id: 'me' } as Citizen, [card, licence, register]).markup}<p>${nothingToDo('ない').markup}</p>`;
  await import(/* @vite-ignore */ script);
  const section = document.querySelector('section');
  const isShown = section?.hidden !== true;
  const items = isShown ? [...document.querySelectorAll<HTMLElement>('li:not([hidden])')] : [];
  return {
    told: items.map((item) => item.textContent),
    leads: isShown ? (document.querySelector('section a')?.getAttribute('href') ?? null) : null,
    nothing: document.querySelector<HTMLElement>('[data-nothing]')?.hidden === false,
  };
}

const none = { told: [], leads: null, nothing: true };
const kept = { key: 'k', intention: 'i', screenId: 'S', at: signing, isSent: true, isLost: false };
const toPage = { leads: '/outcomes', nothing: false };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

it('an act of this person without an answer is named, with the page that tells what became of it; nothing else is claimed', async () => {
  expect(await shownOf(kept)).toEqual({ told: ['振り仮名の届出'], ...toPage });
});

it('so is one that was sent again and turned away', async () => {
  const shown = await shownOf({ ...kept, isSent: false, isLost: true });
  expect(shown.nothing).toBe(false);
});

it('one of a service whose card leads to another page has its name, too', async () => {
  const at = '/svc/familyregister/confirm/';
  expect(await shownOf({ ...kept, at })).toEqual({ told: ['戸籍電子証明書の提出'], ...toPage });
});

it('and one of a service without a card', async () => {
  const at = '/svc/unlisted/confirm';
  expect(await shownOf({ ...kept, at })).toEqual({ told: ['そのほかの手続き'], ...toPage });
});

it.each([
  ['of somebody else', kept, { of: 'you' }],
  ['too old', kept, { expiresAt: Date.now() - 1 }],
  ['another site', { ...kept, at: '//elsewhere.example/' }, {}],
  ['not sent', { ...kept, isSent: false }, {}],
  ['something else', null, {}],
])('%s: it is none', async (_, value, more) => {
  expect(await shownOf(value, more)).toEqual(none);
});
