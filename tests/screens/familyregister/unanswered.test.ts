import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { launchQuery, openBrowser, type Replies } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { projectOf } from '../../runtime/project.ts';
import { domicile as domicileGet } from './domicile-answer.ts';

const project = projectOf();
standStill();

const done = { body: { createXmlIsSuccess: true } };

/** A browser in which the submission was sent and no answer came, and the same after a reload. */
async function reloaded(replies: Replies, settings = {}, lost: Replies[string] = 'network') {
  const storages = { session: new MemoryStorage(), local: new MemoryStorage() };
  const open = async (all: Replies) => {
    const browser = openBrowser({ project, storages, settings, replies: { domicileGet, ...all } });
    await browser.open(`familyregister/confirm/${launchQuery()}`, true);
    return browser;
  };
  const first = await open({ createXml: lost });
  await first.press('next');
  const key = first.sent('createXml')[0]?.headers.get('idempotency-key');
  const intention = first.sent('createXml')[0]?.headers.get('intention-key');
  return { key, intention, browser: await open(replies), open };
}

const claim = (name: string) => {
  const { claims } = parse(readFileSync('catalog/claims.yaml', 'utf8')) as {
    readonly claims: { readonly [name: string]: { readonly text: string } };
  };
  return claims[name]?.text;
};

const asked = ({ sent }: ReturnType<typeof openBrowser>) => sent('outcomeGet').map(({ body }) => body.reqBody);

describe('an act that no answer came to is settled when its screen is opened again', () => {
  it('done: it is said, and what follows the answer follows', async () => {
    const { browser, key, intention, open } = await reloaded({
      outcomeGet: { body: { outcome: 'done', answer: done.body } },
    });
    expect(asked(browser)).toMatchObject([{ path: '/api/familyregister/createXml', key, intention }]);
    expect(browser.dialog?.name).toBe('outcomeDone');
    await browser.answerDialog('result');
    expect(browser.left).toEqual(['https://portal.example/finish']);
    expect(browser.sent('createXml')).toEqual([]);
    expect(asked(await open({}))).toEqual([]);
  });

  it('done from elsewhere with other content: that is said, and what follows the answer follows', async () => {
    const { browser } = await reloaded({ outcomeGet: { body: { outcome: 'other', answer: done.body } } });
    expect(asked(browser)[0]).toMatchObject({ content: expect.stringMatching(/^[0-9]+$/) });
    expect(browser.dialog?.name).toBe('outcomeOther');
    await browser.answerDialog('result');
    expect(browser.left).toEqual(['https://portal.example/finish']);
  });

  it('answered, but not done: what follows the answer says so, and nothing else', async () => {
    const { browser } = await reloaded({
      outcomeGet: { body: { outcome: 'done', answer: { createXmlIsSuccess: false } } },
    });
    expect(browser.dialog?.name).toBe('submissionFailed');
  });

  it('not done: it is said, and sending it again is another write', async () => {
    const { browser, key } = await reloaded({ outcomeGet: { body: { outcome: 'none' } }, createXml: done });
    expect(browser.dialog?.name).toBe('outcomeNone');
    await browser.answerDialog('close');
    await browser.press('next');
    expect(browser.left).toEqual(['https://portal.example/finish']);
    expect(browser.sent('createXml')[0]?.headers.get('idempotency-key')).not.toBe(key);
  });

  it.each([
    ['no connection', 'network' as const],
    ['a busy gateway', { raw: '', status: 504 }],
    ['an answer that is none', { raw: '<html>' }],
  ])('%s: it stays unknown, and is asked again', async (_, lost) => {
    const outcomeGet = (nth: number) => (nth === 1 ? lost : { body: { outcome: 'none' } });
    const { browser } = await reloaded({ outcomeGet });
    expect(browser.dialog?.name).toBe('outcomeUnknown');
    await browser.answerDialog('retry');
    expect(browser.dialog?.name).toBe('outcomeNone');
  });

  it('while the portal is silent, the words say that nobody knows', async () => {
    const { browser } = await reloaded({ outcomeGet: 'network' });
    expect(browser.dialog?.title).toBe(claim('acceptanceUnknown'));
  });

  it('where the portal cannot be asked, that is said; sent again, it is the same write', async () => {
    const { browser, key } = await reloaded({ createXml: done }, { 'outcome.ask': 'none' });
    expect([asked(browser), browser.dialog?.name, browser.dialog?.title]).toEqual([
      [],
      'outcomeUnasked',
      claim('acceptanceUnknown'),
    ]);
    await browser.answerDialog('close');
    await browser.press('next');
    expect(browser.sent('createXml')[0]?.headers.get('idempotency-key')).toBe(key);
  });

  it('nor can one that knows only status calls, of an act without one', async () => {
    const { browser } = await reloaded({}, { 'outcome.ask': 'status' });
    expect([asked(browser), browser.dialog?.name]).toEqual([[], 'outcomeUnasked']);
  });

  it('what was answered is not asked for', async () => {
    const { browser } = await reloaded({}, {}, { code: 'EDS103' });
    expect([asked(browser), browser.dialog]).toEqual([[], null]);
  });
});

it('what was sent back before anybody looked at it is not asked for', async () => {
  const { browser } = await reloaded({}, {}, { status: 401, resultCode: '9000', code: 'ED1107' });
  expect([asked(browser), browser.dialog]).toEqual([[], null]);
});

it('but what had no answer before that is', async () => {
  const { browser, key } = await reloaded({ outcomeGet: 'network', createXml: { status: 401, code: 'ED1107' } });
  await browser.answerDialog('close');
  await browser.press('next');
  await browser.open(`familyregister/confirm/${launchQuery()}`, true);
  expect(asked(browser).at(-1)).toMatchObject({ key });
});

describe('the key of an act outlives whatever does not answer it', () => {
  it.each([
    ['401', { status: 401, resultCode: '9000', code: 'ED1107' }],
    ['429', { status: 429, resultCode: '9001', code: 'too-many' }],
  ])('%s, sent before anybody looks at it', async (_, turnedAway) => {
    const { browser, key } = await reloaded({ outcomeGet: 'network', createXml: turnedAway });
    await browser.answerDialog('close');
    await browser.press('next');
    const replies = { domicileGet, outcomeGet: 'network', createXml: done } as const;
    const again = openBrowser({ project, storages: browser.storages, replies });
    await again.open(`familyregister/confirm/${launchQuery()}`, true);
    await again.answerDialog('close');
    await again.press('next');
    expect(again.sent('createXml')[0]?.headers.get('idempotency-key')).toBe(key);
  });
});
