import { beforeEach, expect, it, vi } from 'vitest';
import { personToken } from '../../src/server/kernel/sessions/token.ts';
import { nothingToDo, unansweredActs } from '../../src/server/pages/home/unanswered-acts.ts';
import type { Citizen } from '../../src/server/ports/identity.ts';

const script = '../../src/server/pages/assets/unanswered-acts.js';
const call = {
  name: 'submit',
  title: '届出、取り下げ',
  titles: { W: '届出の取り下げ' },
  path: '/api/submit',
  isAct: true,
};
const other = { ...call, name: 'apply', title: '申請', titles: {}, path: '/api/apply' };
const save = { ...call, name: 'save', title: '保存', isAct: false };
const signing = '/svc/kana/digital-signature';
const later = Date.now() + 60_000;

interface Around {
  readonly of?: string;
  readonly slot?: string;
  readonly expiresAt?: number | null;
  /** Intentions of `submit` that the portal has carried out. */
  readonly accepted?: readonly string[];
}

/** What a page shows of acts without an answer: what they are, apart by what is known; where that leads, and whether it says that there is nothing to do. */
async function shownOf(value: unknown, { of = 'me', slot = 'submit', expiresAt = later, accepted = [] }: Around = {}) {
  localStorage.setItem(`madoguchi.sent.${personToken(of)}.${slot}`, JSON.stringify({ value, expiresAt }));
  const done = accepted.map((intention) => ({ path: call.path, intention }));
  const acts = unansweredActs({ id: 'me' } as Citizen, { calls: [call, other, save], accepted: done });
  document.body.innerHTML = `${acts.markup}<p>${nothingToDo('ない').markup}</p>`;
  await import(/* @vite-ignore */ script);
  const isShown = (element: Element) => element.closest('[hidden]') === null;
  const shown = (kind: string, selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-kind=${kind}] ${selector}`)].filter(isShown);
  const links = ['unknown', 'accepted'].flatMap((kind) => shown(kind, 'a'));
  return {
    unknown: shown('unknown', 'li').map((item) => item.textContent),
    accepted: shown('accepted', 'li').map((item) => item.textContent),
    leads: links.map((link) => link.getAttribute('href')),
    nothing: document.querySelector<HTMLElement>('[data-nothing]')?.hidden === false,
  };
}

const none = { unknown: [], accepted: [], leads: [], nothing: true };
const kept = { key: 'k', intention: 'i', screenId: 'S', at: signing, isSent: true, isLost: false };
const toPage = { ...none, leads: ['/outcomes'], nothing: false };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

it('an act of this person without an answer is named, with the page that tells what became of it; nothing else is claimed', async () => {
  expect(await shownOf(kept)).toEqual({ ...toPage, unknown: ['届出、取り下げ'] });
});

it('by what was done on the screen that sent it', async () => {
  expect(await shownOf({ ...kept, screenId: 'W' })).toEqual({ ...toPage, unknown: ['届出の取り下げ'] });
});

it('so is one that was put aside for a later launch', async () => {
  expect(await shownOf(kept, { slot: 'apply.k' })).toEqual({ ...toPage, unknown: ['申請'] });
});

it('what the portal has carried out is not called unknown', async () => {
  expect(await shownOf(kept, { accepted: ['i'] })).toEqual({ ...toPage, accepted: ['届出、取り下げ'] });
});

it('of two, each stands where it belongs', async () => {
  localStorage.setItem(
    `madoguchi.sent.${personToken('me')}.apply`,
    JSON.stringify({ value: { ...kept, intention: 'another' }, expiresAt: later }),
  );
  expect(await shownOf(kept, { accepted: ['i', 'another'] })).toEqual({
    unknown: ['申請'],
    accepted: ['届出、取り下げ'],
    leads: ['/outcomes', '/outcomes'],
    nothing: false,
  });
});

it('so is one that was sent again and turned away', async () => {
  const shown = await shownOf({ ...kept, isSent: false, isLost: true });
  expect(shown.nothing).toBe(false);
});

it('one of a call that is no more has no name', async () => {
  expect(await shownOf(kept, { slot: 'gone' })).toEqual({ ...toPage, unknown: ['そのほかの手続き'] });
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
