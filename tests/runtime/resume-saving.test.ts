import { beforeAll, describe, expect, it } from 'vitest';
import type { Replies } from './browser.ts';
import { standStill } from './clock.ts';
import { arrived, fill, full, me, open, stateOf, storages, toasts } from './trial-procedure.ts';

standStill();

// Later it is there within a few turns.
beforeAll(() => import('../../src/runtime/fields/field-parts.ts'));

describe('saving', () => {
  it('sends what is in the draft now, with the revision the save before gave', async () => {
    const browser = await open('trial/mail');
    await fill(browser, 'mail', 'b@example.jp');
    await browser.open('trial/mail');
    await fill(browser, 'mail', 'c@example.jp');
    expect(browser.sent('draftSave').map(({ body }) => [body.reqBody?.mail, body.reqBody?.revision])).toEqual([
      ['b@example.jp', 1],
      ['c@example.jp', 2],
    ]);
  });

  it('a lost connection never blocks: the next save sends everything', async () => {
    const browser = await open('trial/mail', full, {
      draftSave: (nth) => (nth === 1 ? 'network' : { body: { revision: nth } }),
    });
    await fill(browser, 'mail', 'b@example.jp');
    expect([browser.at, toasts(browser)]).toEqual([
      'trial-check',
      ['保存できませんでした。入力はこの端末に残っています。'],
    ]);
    await browser.open('trial/mail');
    await fill(browser, 'mail', 'c@example.jp');
    expect(browser.at).toBe('trial-check');
    // The lost one again as it was, with its key, then the new one with what that gave.
    const saves = browser.sent('draftSave');
    expect(saves.map(({ body }) => [body.reqBody?.mail, body.reqBody?.revision])).toEqual([
      ['b@example.jp', 1],
      ['b@example.jp', 1],
      ['c@example.jp', 2],
    ]);
    const keys = saves.map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('a save whose answer was lost before the page was loaded anew: its revision is asked for, and nobody is told', async () => {
    const kept = storages();
    const lost = await open('trial/mail', full, { draftSave: 'network' }, kept);
    await fill(lost, 'mail', 'b@example.jp');
    const outcomeGet = { body: { outcome: 'done', answer: { revision: 2 } } };
    const browser = await open('trial/mail', full, { outcomeGet }, kept);
    expect([browser.dialog, stateOf(browser).draft?.revision]).toEqual([null, 2]);
    await fill(browser, 'mail', 'c@example.jp');
    expect(browser.sent('draftSave').map(({ body }) => body.reqBody?.revision)).toEqual([2]);
  });

  it('one that was not carried out is sent under another key', async () => {
    const kept = storages();
    const lost = await open('trial/mail', full, { draftSave: 'network' }, kept);
    await fill(lost, 'mail', 'b@example.jp');
    const browser = await open('trial/mail', full, { outcomeGet: { body: { outcome: 'none' } } }, kept);
    await fill(browser, 'mail', 'b@example.jp');
    const keys = [lost, browser].map((one) => one.sent('draftSave')[0]?.headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('the same content saved again after another one is a new save, not a replay', async () => {
    const browser = await open('trial/mail', full, { draftSave: { body: { revision: 1 } } });
    for (const mail of ['b@example.jp', 'c@example.jp', 'b@example.jp']) {
      await browser.open('trial/mail');
      await fill(browser, 'mail', mail);
    }
    const keys = browser.sent('draftSave').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('another tab was first: it is told, nothing is overwritten or lost, and the choice is the person’s', async () => {
    const browser = await open('trial/mail', full, { draftSave: { code: 'EDV106' } });
    await fill(browser, 'mail', 'b@example.jp');
    expect([browser.at, browser.dialog?.name, toasts(browser)]).toEqual(['trial-mail', 'elsewhere', []]);
    expect(browser.screen.view.getState().form).toMatchObject({ mail: 'b@example.jp' });
    await browser.answerDialog('close');
    expect([browser.at, browser.screen.view.getState().form]).toEqual(['trial-mail', { mail: 'b@example.jp' }]);
  });

  it('restart: draft forgets this tab’s work, loads what was saved and enters the screen anew', async () => {
    const saved = { ...full, mail: 'tab2@example.jp', revision: 7 };
    const browser = await open('trial/mail', full, {
      draftSave: { code: 'EDV106' },
      draftGet: (nth) => ({ body: nth === 1 ? full : saved }),
    });
    await fill(browser, 'mail', 'b@example.jp');
    await browser.answerDialog('load');
    await arrived(browser);
    expect([browser.at, browser.screen.view.getState().phase]).toEqual(['trial-mail', 'ready']);
    expect(browser.screen.view.getState().form).toEqual({ mail: 'tab2@example.jp' });
    expect(stateOf(browser)).toMatchObject({ process: 'new', draft: saved });
  });
});

describe('restart: draft behind the check page', () => {
  it('leads to the check page: what is loaded now was not shown yet', async () => {
    const saved = { ...full, mail: 'tab2@example.jp', revision: 7 };
    // It is read on opening, and on the screen behind the check page.
    const browser = await open('trial/check', full, {
      draftSave: { code: 'EDV106' },
      draftGet: (nth) => ({ body: nth <= 2 ? full : saved }),
    });
    await browser.press('next');
    await arrived(browser);
    expect(browser.at).toBe('trial-agree');
    await fill(browser, 'agreed', [true]);
    expect(browser.dialog?.name).toBe('elsewhere');
    await browser.answerDialog('load');
    await arrived(browser);
    expect(browser.at).toBe('trial-check');
    expect(stateOf(browser)).toMatchObject({ draft: saved });
  });
});

describe('data that fill fields', () => {
  const without = { kind: 'new', revision: 1, people: [me] };

  it.each<[string, object, Replies[string], string | undefined, Record<string, unknown>]>([
    ['an empty field', without, { body: { mail: 'help@example.jp' } }, undefined, { mail: 'help@example.jp' }],
    ['not what is bound', full, { body: { mail: 'help@example.jp' } }, undefined, { mail: 'a@example.jp' }],
    [
      'not what was typed',
      without,
      { body: { mail: 'help@example.jp' } },
      'typed@example.jp',
      { mail: 'typed@example.jp' },
    ],
    ['nothing with what did not come', without, { body: {} }, undefined, {}],
    ['nothing after a failure', without, { code: 'EDX999' }, undefined, {}],
  ])('%s', async (_, draft, assist, typed, form) => {
    const kept = storages();
    if (typed !== undefined) {
      kept.session.setItem(
        'madoguchi.typed.trial.trial-mail',
        JSON.stringify({ value: { mail: typed }, expiresAt: null }),
      );
    }
    const browser = await open('trial/mail', draft, { assist }, kept);
    expect(browser.screen.view.getState().form).toEqual(form);
  });
});
