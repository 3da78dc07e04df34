import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteText } from '../../src/expressions/japan-time.ts';
import { personToken } from '../../src/server/kernel/sessions/token.ts';
import { outcomeSection } from '../../src/server/pages/outcomes/outcome-section.ts';
import { fakeLocks } from '../runtime/fake-locks.ts';

const script = '../../src/server/pages/assets/tell-outcomes.js';
const me = personToken('me');
const path = '/api/familyregister/createXml';
const at = '/svc/familyregister/confirm/';
const kept = { key: 'k', intention: 'i', read: '7', screenId: 'S', at, isSent: true, isLost: false };
const launch = { finishUrl: 'https://caller.example/finish', step: '1' };
const later = () => Date.now() + 60_000;

const store = (name: string, value: unknown, expiresAt: number | null = later()) =>
  localStorage.setItem(`madoguchi.${name}`, JSON.stringify({ value, expiresAt }));

const keep = (value: object = kept, of = me) => store(`sent.${of}.createXml`, value);

function keepLaunch(data: object = launch, key = 'i', expiresAt = later()) {
  store('launch.familyregister', data, expiresAt);
  store('last-launch.familyregister', { query: JSON.stringify(data), key, doneBy: null }, expiresAt);
}

const call = { titles: {}, isAct: true, isOfLaunch: false, witness: null };
const calls = [
  { ...call, name: 'createXml', title: '戸籍電子証明書の提出', path, isOfLaunch: true, witness: 'isMade' },
  { ...call, name: 'slipReceive', title: '離職票の受け取り', titles: { W: '受け取りの取り消し' }, path: '/api/slip' },
];
const settings = {
  'outcome.ask': 'key',
  'portal.origin': '',
  'launch.origins': ['https://caller.example'],
  'http.timeout': 30,
};

/** The page, where the portal answers so: a body as JSON, else what befalls the request. Its script ends when everything is told. */
function open(answer: unknown, { ask = 'key', locks = undefined as unknown } = {}) {
  const asking = { person: me, settings: { ...settings, 'outcome.ask': ask }, withStatus: new Set(['slipReceive']) };
  document.body.innerHTML = outcomeSection(calls, asking, (claim) => claim).markup;
  const answers = [answer].flat();
  const fetch = vi.fn<(to: string, init: RequestInit) => Promise<Response>>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next === 'network') throw new TypeError('Failed to fetch');
    if (next instanceof Response) return next.clone() as Response;
    return Response.json({ resultCode: '0000', resBody: next });
  });
  const location = { origin: 'https://portal.example', reload: vi.fn() };
  const page = { document, localStorage, sessionStorage, fetch, location, navigator: { locks } };
  const told = import(/* @vite-ignore */ script).then(({ tellOutcomes }) => tellOutcomes(page));
  return { told, fetch, location };
}

/** Words and links that are shown, of all acts. */
function shown() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-outcomes] ul [data-when]:not([hidden])')];
  const links = parts.filter(({ tagName }) => tagName === 'A');
  return {
    says: parts.filter(({ tagName }) => tagName === 'P').map(({ dataset }) => dataset.when),
    leads: links.map((link) => link.getAttribute('href')),
    again: parts.find(({ tagName }) => tagName === 'BUTTON') as HTMLButtonElement | undefined,
  };
}

async function told(answer: unknown, options = {}) {
  const opened = open(answer, options);
  await opened.told;
  return { ...opened, ...shown() };
}

const done = { outcome: 'done', answer: { isMade: true } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page of outcomes asks the portal by the key that this device keeps', () => {
  it('as the screen that sent it [API-001 API-002 API-003]', async () => {
    keep();
    const { fetch } = await told(done);
    const [to, { method, headers, body } = {}] = fetch.mock.calls[0] ?? [];
    expect([to, method, JSON.parse(String(body))]).toEqual([
      '/api/common/outcome/get',
      'POST',
      { commonHeader: { screenId: 'S' }, reqBody: { path, key: 'k', intention: 'i', content: '7' } },
    ]);
    expect(headers).toMatchObject({ 'Session-Person': me, Accept: 'application/json' });
  });

  it.each<readonly [string, unknown, string[], (string | null)[]]>([
    ['done', done, ['done'], ['/']],
    ['done with other content', { ...done, outcome: 'other' }, ['other'], ['/']],
    ['not received', { outcome: 'none' }, ['none', 'caller'], ['/']],
    ['answered, but not done', { outcome: 'done', answer: { isMade: false } }, ['none', 'caller'], ['/']],
    ['no connection', 'network', ['unknown', 'silent'], ['/']],
    ['an answer that is none', new Response('<html>'), ['unknown', 'silent'], ['/']],
    [
      'a broken gateway',
      Response.json({ resultCode: '0000', resBody: done }, { status: 502 }),
      ['unknown', 'silent'],
      ['/'],
    ],
  ])('%s', async (_, answer, says, leads) => {
    keep();
    expect(await told(answer)).toMatchObject({ says, leads });
  });

  it('nobody knows: it is asked again at a press, and what is told then is told; the focus stays there', async () => {
    keep();
    const { again } = await told(['network', done]);
    again?.focus();
    again?.click();
    await vi.waitFor(() => expect(shown().says).toEqual(['done']));
    expect(document.activeElement?.tagName).toBe('H3');
  });

  it.each([
    ['7', 'done'],
    ['8', 'other'],
  ])('not heard from, but on the page as accepted, with the content %s: %s', async (content, says) => {
    keep();
    const opened = open('network');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<ul><li data-path="${path}" data-intention="i" data-content="${content}"><h3></h3><p>受け付けたもの</p><a>控え</a></ul><p data-told hidden>`,
    );
    await opened.told;
    expect(shown().says).toEqual([says]);
    // One act stands in one place.
    expect(document.querySelector('[data-outcomes] li')?.textContent).toMatch(/受け付けたもの控え/u);
    const hidden = ['[data-intention]', '[data-told]'].map((part) => document.querySelector<HTMLElement>(part)?.hidden);
    expect(hidden).toEqual([true, false]);
  });

  it('of somebody else on this device nothing is asked or shown', async () => {
    keep(kept, 'another');
    const { fetch, says } = await told(done);
    expect([fetch.mock.calls.length, says]).toEqual([0, []]);
    const none = document.querySelector<HTMLElement>('[data-none]');
    expect([none?.hidden, none?.dataset.none]).toEqual([false, 'known']);
  });

  it.each([
    ['logged out', Response.json({ resultCode: '9000' }, { status: 401 })],
    ['somebody else', Response.json({ resultCode: '9001', errors: [{ errorCode: 'other-person' }] }, { status: 409 })],
  ])('%s meanwhile: the page is loaded for who it is now', async (_, answer) => {
    keep();
    const { location, says } = await told(answer);
    expect([location.reload.mock.calls.length, says]).toEqual([1, ['asking']]);
  });

  it('home leads nobody here any more for what was told; after a reload it is told again', async () => {
    keep();
    await told({ outcome: 'none' });
    expect(localStorage.getItem(`madoguchi.sent.${me}.createXml`)).toBeNull();
    expect((await told({ outcome: 'none' })).says).toEqual(['none', 'caller']);
  });
});

describe('what was told is known by then', () => {
  const known = () => [...document.querySelectorAll<HTMLElement>('[data-known]')].map(({ hidden }) => !hidden);
  const list = () =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<ul><li data-path="${path}" data-intention="i" data-content="7"><h3></h3><a>控え</a></ul><p data-told hidden>`,
    );

  async function again(answer: unknown) {
    const opened = open(answer);
    list();
    await opened.told;
    const entry = document.querySelector<HTMLElement>('[data-intention]');
    return {
      says: shown().says,
      known: known(),
      isListed: entry?.hidden === false,
      asked: opened.fetch.mock.calls.length,
    };
  }

  it('accepted: first it is news; from then on it stands in the list of the week, and nothing is asked', async () => {
    keep();
    expect(await again(done)).toEqual({ says: ['done'], known: [false], isListed: false, asked: 1 });
    for (const _ of [2, 3]) expect(await again(done)).toEqual({ says: [], known: [], isListed: true, asked: 0 });
    expect(document.querySelector<HTMLElement>('[data-none]')?.hidden).toBe(false);
  });

  it('while it still leads to the calling service, it says so again, as known', async () => {
    keep();
    keepLaunch();
    expect(await again(done)).toMatchObject({ says: ['done'], known: [false] });
    expect(await again(done)).toMatchObject({ says: ['done'], known: [true] });
  });

  it.each([
    ['not received', { outcome: 'none' }, 'none'],
    ['accepted with other content, as far as the list knows', { ...done, outcome: 'other' }, 'other'],
  ])('%s: it stands nowhere else, and is told again, as known', async (_, answer, says) => {
    keep({ ...kept, ...(says === 'other' && { read: '8' }), ...(says === 'none' && { intention: 'j' }) });
    expect((await again(answer)).known).toEqual([false]);
    const { known, says: told } = await again(answer);
    expect([known, told[0]]).toEqual([[true], says]);
  });
});

it('an act has the name of what was done on the screen that sent it', async () => {
  store(`sent.${me}.slipReceive`, { ...kept, screenId: 'W' });
  await told({ outcome: 'none' });
  expect(document.querySelector('[data-outcomes] h3')?.textContent).toBe('受け取りの取り消し');
});

it('sendings of one name are told apart by when they were sent', async () => {
  const sentAt = Date.UTC(2026, 10, 28, 0, 5);
  keep({ ...kept, sentAt });
  store(`sent.${me}.createXml.k1`, { ...kept, key: 'k1', intention: 'before' });
  await told(done);
  const times = [...document.querySelectorAll<HTMLElement>('[data-outcomes] ul [data-sent]')];
  expect(times.map(({ hidden, textContent }) => (hidden ? null : textContent))).toEqual([
    `この端末でボタンを押したのは、${minuteText(sentAt)}です。`,
    null,
  ]);
});

describe('while the launch is kept, it leads on [FR-074]', () => {
  it('done: to finishUrl, and the launch knows that it is done', async () => {
    keep();
    keepLaunch();
    expect(await told(done)).toMatchObject({ says: ['done'], leads: [launch.finishUrl] });
    expect(localStorage.getItem('madoguchi.last-launch.familyregister')).toContain(`"doneBy":"${me}"`);
  });

  it('not received: to the screen that sent it, launched as it was', async () => {
    keep();
    keepLaunch();
    expect((await told({ outcome: 'none' })).leads).toEqual([`${at}?${new URLSearchParams(launch)}`]);
  });

  it.each([
    ['another launch has followed', () => keepLaunch(launch, 'another')],
    ['an hour is over', () => keepLaunch(launch, 'i', Date.now() - 1)],
    ['a site that no launch may lead to', () => keepLaunch({ ...launch, finishUrl: 'https://evil.example/' })],
    ['no address', () => keepLaunch({ ...launch, finishUrl: 'javascript:alert(1)' })],
  ])('%s: to the site root', async (_, keepIt) => {
    keep();
    keepIt();
    expect((await told(done)).leads).toEqual(['/']);
  });

  it('one that was put aside for a later launch is told beside the latest, each once', async () => {
    keep();
    store(`sent.${me}.createXml.k1`, { ...kept, key: 'k1', intention: 'before' });
    const { fetch, leads } = await told(done);
    expect([fetch.mock.calls.length, leads]).toEqual([2, ['/', '/']]);
    expect(localStorage.getItem(`madoguchi.told.${me}.createXml.k1`)).toContain('before');
  });

  it('an act of no launch, not received: to the screen that sent it', async () => {
    store(`sent.${me}.slipReceive`, { ...kept, at: '/svc/slips/' });
    expect(await told({ outcome: 'none' })).toMatchObject({ says: ['none'], leads: ['/svc/slips/'] });
  });
});

describe('while a tab is sending it', () => {
  it.each([
    ['has its answer', true, ['elsewhere'], 0],
    ['has none', false, ['done'], 1],
  ])('nobody asks before that one %s', async (_, isAnswered, says, asked) => {
    const locks = fakeLocks();
    keep();
    let end = () => {};
    void locks?.request('madoguchi.once.k', () => new Promise<void>((resolve) => (end = resolve)));
    const { told, fetch } = open(done, { locks });
    await vi.waitFor(() => expect(shown().says).toEqual(['waiting']));
    expect(fetch).not.toHaveBeenCalled();
    if (isAnswered) localStorage.clear();
    end();
    await told;
    expect([shown().says, fetch.mock.calls.length]).toEqual([says, asked]);
  });
});

describe('where the portal knows no keys', () => {
  it('it asks by the status call, which does not tell that something was not received', async () => {
    store(`sent.${me}.slipReceive`, kept);
    const { fetch, says } = await told([{ outcome: 'unseen' }, { outcome: 'done' }], { ask: 'status' });
    expect([fetch.mock.calls[0]?.[0], says]).toEqual(['/outcomes/seen', ['unknown', 'unseen']]);
    shown().again?.click();
    await vi.waitFor(() => expect(shown().says).toEqual(['done']));
  });

  it.each(['status', 'none'])(
    '%s: an act of which nothing tells is not asked for; where to look is said',
    async (ask) => {
      keep();
      const { fetch, says, leads } = await told(done, { ask });
      expect([fetch.mock.calls.length, says, leads]).toEqual([0, ['unknown', 'unasked'], ['/todo', '/']]);
    },
  );
});
