import { describe, expect, it } from 'vitest';
import { typeFile } from '../load/shape-of.ts';
import { type BrowserOptions, openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

/** One screen `trial-one` with these actions, and `trial-two` to go to. */
function trial(...actions: readonly string[]) {
  return projectOf({
    'catalog/types/trialRecord.yaml': typeFile({
      type: 'object',
      properties: { domicile: { type: 'string' }, note: { type: 'string' } },
    }),
    'screens/trial/service.yaml': `service: trial
title: 試しの手続き
layout: { toast: { place: top-center, for: 3 seconds, most: 2 } }
state:
  record: { type: trialRecord, keep: session }
  count: { type: number, starts: 1, keep: session }
  here: { type: flag, starts: false, keep: screen }
  onward: { type: flag, starts: false, keep: screen change }
  brief: { type: text, keep: session 1 hour }
errors:
  - { codes: [B00103], set: { state.count: 103 } }
`,
    'screens/trial/SZZ0001-01-001.trial-one.yaml': `id: SZZ0001-01-001
name: trial-one
path: one/{place}
title: 一つ目
view: [{ field: mail }]
fields:
  mail: { label: メール, widget: text }
actions:
${actions.map((line) => `  ${line}`).join('\n')}
`,
    'screens/trial/SZZ0001-01-002.trial-two.yaml': `id: SZZ0001-01-002
name: trial-two
path: two/{place}
title: 二つ目
url: { type: { optional: true } }
view: [{ text: 着きました。 }]
actions:
  onward: [{ go: trial-one }]
`,
  });
}

async function run(actions: readonly string[], replies: Replies = {}, more: Partial<BrowserOptions> = {}) {
  const browser = openBrowser({ project: trial(...actions), replies, ...more });
  await browser.open('trial/one/tokyo');
  await browser.press('try');
  return browser;
}

const state = (browser: Awaited<ReturnType<typeof run>>) => browser.screen.view.getState().scope.state;

describe('steps', () => {
  it('set evaluates first, then writes; clear goes back to the start', async () => {
    const browser = await run([
      "try: [{ set: { state.count: 2, state.record.note: \"='a' + 'b'\" } }]",
      'undo: [{ clear: [state.count, state.record] }]',
    ]);
    expect(state(browser)).toMatchObject({ count: 2, record: { note: 'ab' } });
    await browser.press('undo');
    expect(state(browser)).toEqual({ count: 1, here: false, onward: false });
  });

  const asking =
    'try: [{ dialog: loginNeeded, then: { top: [{ stop: true }], login: [] } }, { set: { state.count: 2 } }]';

  it.each([
    ['login', 2],
    ['top', 1],
  ])('what stands after a dialog runs for the buttons that go on: %s', async (button, count) => {
    const browser = await run([asking]);
    await browser.answerDialog(button);
    expect(state(browser)).toMatchObject({ count });
    expect(browser.dialog).toBeNull();
  });

  it.each(['cancel', 'continue'])('a button of a dialog that nobody answers ends the action: %s', async (button) => {
    const project = trial(asking);
    // The checker lets no such screen through.
    const [dialog] = project.screens.find(({ name }) => name === 'trial-one')?.actions[0]?.steps ?? [];
    Object.assign(dialog?.options ?? {}, Object.fromEntries([['then', {}]]));
    const browser = openBrowser({ project });
    await browser.open('trial/one/tokyo');
    await browser.press('try');
    await browser.answerDialog(button);
    expect(state(browser)).toMatchObject({ count: 1 });
    expect(browser.dialog).toBeNull();
  });

  it('lifetimes: screen, screen change, session, an hour', async () => {
    const browser = await run([
      'try: [{ set: { state.here: true, state.onward: true, state.count: 2, state.brief: x } }, { go: trial-two }]',
    ]);
    expect(state(browser)).toEqual({ count: 2, here: false, onward: true, brief: 'x' });
    await browser.press('onward');
    expect(state(browser)).toEqual({ count: 2, here: false, onward: false, brief: 'x' });
    await pass(3600);
    browser.screen.recordInput('mail', '');
    expect(state(browser)).toEqual({ count: 2, here: false, onward: false });
  });

  it('go carries path parameters of the same name over; what the path does not name goes into the query', async () => {
    const browser = await run(['try: [{ go: trial-two, with: { type: "06" } }]']);
    expect(browser.history.at(-1)).toBe('trial/two/tokyo?type=06');
    expect(browser.screen.view.getState().scope).toMatchObject({ path: { place: 'tokyo' }, url: { type: '06' } });
  });

  it('call: as, into, keep', async () => {
    const body = { domicile: '千代田区', isChangingFamilyRegister: false };
    const browser = await run(
      [
        'try: [{ call: trialRecordGet, as: found, into: state.record, keep: { domicile: state.brief } }, { when: found.isChangingFamilyRegister, stop: true }, { set: { state.count: 5 } }]',
      ],
      { trialRecordGet: { body } },
    );
    expect(state(browser)).toMatchObject({ record: body, brief: '千代田区', count: 5 });
  });

  it('a background call that fails changes nothing, HTTP 500 included', async () => {
    const browser = await run(['try: [{ call: trialRecordGet, background: true }, { set: { state.count: 5 } }]'], {
      trialRecordGet: { status: 500 },
    });
    expect([state(browser), browser.left]).toEqual([expect.objectContaining({ count: 5 }), []]);
  });

  it('an ignored error goes on', async () => {
    const browser = await run(
      ['try: [{ call: trialRecordGet, onError: [{ codes: [EDS102], ignore: true }] }, { set: { state.count: 5 } }]'],
      {
        trialRecordGet: { code: 'EDS102' },
      },
    );
    expect(state(browser)).toMatchObject({ count: 5 });
  });

  it('a handled error ends the action', async () => {
    const browser = await run(
      [
        'try: [{ call: trialRecordGet, onError: [{ codes: [EDS102], set: { state.count: 9 } }] }, { set: { state.count: 5 } }]',
      ],
      {
        trialRecordGet: { code: 'EDS102' },
      },
    );
    expect(state(browser)).toMatchObject({ count: 9 });
  });

  it('fail enters the error order as if the portal had sent the code', async () => {
    const browser = await run(['try: [{ fail: B00103 }, { set: { state.count: 5 } }]']);
    expect(state(browser)).toMatchObject({ count: 103 });
  });

  it("showAt shows the error at its field, in the catalogue's words or the portal's", async () => {
    const browser = await run(
      [
        'try: [{ call: trialRecordGet, onError: [{ codes: [EDS102], showAt: mail, message: required }, { codes: [EDS103], showAt: mail }] }]',
      ],
      { trialRecordGet: (nth) => ({ code: nth === 1 ? 'EDS102' : 'EDS103', message: '届きません' }) },
    );
    expect(browser.screen.view.getState().errors).toEqual([
      { field: 'mail', message: expect.stringMatching(/./), isPortals: true },
    ]);
    await pass(1);
    await browser.press('try');
    expect(browser.screen.view.getState()).toMatchObject({
      errors: [{ field: 'mail', message: '届きません' }],
      refusals: 2,
    });
  });

  it.each([
    [
      'the first that holds',
      '{ when: state.count == 1, do: [{ set: { state.count: 2 } }] }, { when: state.count > 0, do: [{ set: { state.count: 3 } }] }',
      2,
    ],
    ['otherwise', '{ when: state.count == 7, do: [{ stop: true }] }, { otherwise: , set: { state.count: 4 } }', 4],
  ])('choose takes %s and goes on', async (_, branches, count) => {
    const browser = await run([`try: [{ choose: [${branches}] }, { set: { state.brief: after } }]`]);
    expect(state(browser)).toMatchObject({ count, brief: 'after' });
  });

  it('unless and when', async () => {
    const browser = await run([
      'try: [{ when: state.here, set: { state.count: 2 } }, { unless: state.here, do: [{ set: { state.brief: x } }, { stop: true }] }, { set: { state.count: 3 } }]',
    ]);
    expect(state(browser)).toMatchObject({ count: 1, brief: 'x' });
  });

  it('toasts: place, time and limit of the service; the oldest go [CO-047 CO-049 CO-050]', async () => {
    const browser = await run(['try: [{ toast: "一" }, { toast: "二", tone: success }, { toast: "三" }]']);
    const { shown } = browser.portal.toasts.getState();
    expect(shown.map(({ text, tone, place, seconds }) => [text, tone, place, seconds])).toEqual([
      ['二', 'success', 'top-center', 3],
      ['三', 'info', 'top-center', 3],
    ]);
    browser.portal.dismissToast(shown[0]?.id ?? 0);
    expect(browser.portal.toasts.getState().shown).toHaveLength(1);
  });

  it('sendOnce on the step makes a read a write: it carries a key', async () => {
    const browser = await run(['try: [{ call: trialRecordGet, sendOnce: true }]'], { trialRecordGet: { body: {} } });
    expect(browser.sent('trialRecordGet')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('leaving for an address that starts a login sets the flag', async () => {
    const browser = await run(['try: [{ leave: login }]']);
    expect(browser.storages.local.getItem('madoguchi.login-attempt')).toContain('true');
    expect(browser.left).toEqual(['/login?to=%2Fsvc%2Ftrial%2Fone%2Ftokyo']);
  });

  it('leave adds parameters to the query of the address; empty ones are left out', async () => {
    const browser = await run([
      "try: [{ leave: todo, with: { linkId: \"='a b' + '&'\", count: =state.count, none: \"=has(state.brief) ? state.brief : ''\" } }]",
    ]);
    expect(browser.left).toEqual(['/todo?linkId=a+b%26&count=1']);
  });

  it('steps after leaving the screen do not run', async () => {
    const browser = await run(['try: [{ call: trialRecordGet }, { set: { state.count: 5 } }]'], {
      trialRecordGet: { body: {}, delaySeconds: 2 },
    });
    const { screen } = browser;
    screen.dispose();
    await pass(3);
    expect(browser.storages.session.getItem('madoguchi.state.trial.count')).toBeNull();
  });
});
