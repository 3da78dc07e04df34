import { describe, expect, it } from 'vitest';
import { createCore } from '../../src/runtime/core/create-core.ts';
import { countingOf } from '../../src/runtime/fields/as-read.ts';
import { boundValuesValid } from '../../src/runtime/fields/bound-values.ts';
import { openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { functions } from './project.ts';
import { familyOf, openReadings, people, type Reading, readings, setPeople } from './readings-project.ts';

standStill();

type Browser = Awaited<ReturnType<typeof openReadings>>;

const view = (browser: Browser) => browser.screen.view.getState();
const form = (browser: Browser) => countingOf(view(browser).scope.form);

describe('what is typed into repeated fields', () => {
  it('starts with what the items hold; only items of "where" are asked for', async () => {
    const browser = await openReadings();
    expect(browser.screen.items('readingOf').map(({ key, item }) => [key, item.name])).toEqual([
      ['p1', '佐藤'],
      ['p3', '田中'],
    ]);
    expect(view(browser).form['readingOf.p3.kana']).toBe('タナカ');
  });

  it('form.<group> lists the values of each item in item order: typed, accepted before, or "absent"', async () => {
    const browser = await openReadings();
    browser.screen.recordInput('readingOf.p1.kana', 'サトウ');
    browser.screen.recordInput('readingOf.p3.reason', '古い読み方');
    expect(form(browser)).toEqual({
      readingOf: [
        { kana: 'サトウ', reason: 'なし' },
        { kana: 'タナカ', reason: '古い読み方' },
      ],
    });
  });

  it('follows the item’s key, not its position, and survives a reload; what is kept never is gone', async () => {
    const first = await openReadings();
    first.screen.recordInput('readingOf.p1.kana', 'サトウ');
    first.screen.recordInput('readingOf.p3.kana', '');
    first.screen.recordInput('readingOf.p3.code', '123456');
    setPeople(first, [...people].reverse());
    const again = await openReadings(people, first.storages);
    expect(form(again)).toEqual({
      readingOf: [{ kana: '' }, { kana: 'サトウ', reason: 'なし' }],
    });
  });

  it('an emptied value stays empty although the item holds one', async () => {
    const first = await openReadings();
    first.screen.recordInput('readingOf.p3.kana', undefined);
    expect(view(first).form['readingOf.p3.kana']).toBeUndefined();
    const again = await openReadings(people, first.storages);
    expect(view(again).form['readingOf.p3.kana']).toBeUndefined();
  });

  it('an edited storage brings no value of another type and none of a field that is not there', async () => {
    const first = await openReadings();
    const kept = { 'readingOf.p1.kana': 5, 'readingOf.p1.no': 'x', 'no.p1.kana': 'x', 'readingOf.p3.reason': '残る' };
    first.storages.session.setItem(
      'madoguchi.typed.trial.trial-readings',
      JSON.stringify({ value: kept, expiresAt: null }),
    );
    const again = await openReadings(people, first.storages);
    expect(view(again).form).toEqual({
      'readingOf.p2.kana': 'スズキ',
      'readingOf.p3.kana': 'タナカ',
      'readingOf.p3.reason': '残る',
    });
  });

  it('two items of one key are two', async () => {
    const twins: readonly Reading[] = [
      { id: 'p1', name: '甲', asked: true },
      { id: 'p1', name: '乙', asked: true },
    ];
    const browser = await openReadings(twins);
    const [one, other] = browser.screen.items('readingOf').map(({ key }) => key);
    expect(one).not.toBe(other);
  });

  it.each([
    ['no list at all', null],
    ['an empty list', []],
  ])('with %s nothing is asked', async (_, given) => {
    const browser = await openReadings(given ?? []);
    if (given === null) browser.storages.session.removeItem('madoguchi.state.trial.family');
    await browser.open('trial/readings');
    expect(browser.screen.items('readingOf')).toEqual([]);
    expect(form(browser)).toEqual({ readingOf: [] });
  });

  it('a list that comes later brings its values', async () => {
    const browser = await openReadings([]);
    setPeople(browser, people);
    browser.screen.recordInput('note', 'あ');
    expect(form(browser)).toMatchObject({ note: 'あ', readingOf: [{}, { kana: 'タナカ' }] });
  });
});

describe('what is accepted', () => {
  const fill = async (given: readonly Reading[] = people) => {
    const browser = await openReadings(given);
    for (const [name, value] of [
      ['note', 'めも'],
      ['readingOf.p1.kana', 'サトウ'],
      ['readingOf.p3.kana', 'デンチュウ'],
      ['readingOf.p3.reason', '変えた'],
    ] as const)
      browser.screen.recordInput(name, value);
    return browser;
  };

  it('is written into the items asked for, all other members and items as they were', async () => {
    const browser = await fill();
    await browser.press('next');
    expect(browser.at).toBe('trial-check');
    expect(familyOf(browser)).toEqual({
      note: 'めも',
      people: [
        { id: 'p1', name: '佐藤', asked: true, kana: 'サトウ' },
        { id: 'p2', name: '鈴木', asked: false, kana: 'スズキ' },
        { id: 'p3', name: '田中', asked: true, kana: 'デンチュウ', most: 3 },
      ],
    });
  });

  it('an item that is not asked for keeps what it had, also when it was typed into before', async () => {
    const browser = await fill();
    setPeople(
      browser,
      people.map((person) => (person.id === 'p1' ? { ...person, asked: false } : person)),
    );
    browser.screen.recordInput('note', 'め');
    await browser.press('next');
    expect(familyOf(browser).people[0]).toEqual({ id: 'p1', name: '佐藤', asked: false });
  });

  it('one refused item keeps the whole page back', async () => {
    const browser = await fill();
    browser.screen.recordInput('readingOf.p1.kana', '');
    await browser.press('next');
    expect([browser.at, familyOf(browser).people[2]?.kana]).toEqual(['trial-readings', 'タナカ']);
  });
});

describe('errors of repeated fields', () => {
  it('carry the item’s control and words, in the order of the page; hidden fields have none', async () => {
    const browser = await openReadings();
    await browser.press('next');
    expect(view(browser).errors).toEqual([
      { field: 'readingOf.p1.kana', message: '佐藤さんの振り仮名を入力してください。' },
      { field: 'readingOf.p3.reason', message: expect.any(String) },
      { field: 'note', message: expect.any(String) },
    ]);
  });

  it('compare with a value of the item itself', async () => {
    const browser = await openReadings();
    browser.screen.recordInput('readingOf.p1.kana', '佐藤');
    browser.screen.recordInput('readingOf.p3.kana', '佐藤');
    await browser.press('next');
    expect(view(browser).errors[0]).toEqual({
      field: 'readingOf.p1.kana',
      message: '佐藤 ではなく、佐藤さんの読み方を入力してください。',
    });
    expect(view(browser).errors.map(({ field }) => field)).not.toContain('readingOf.p3.kana');
  });

  it('"formats" refuses what is wrong, not what is missing', async () => {
    const browser = await openReadings();
    browser.screen.recordInput('readingOf.p3.kana', '田中');
    await browser.press('save');
    expect(view(browser).errors.map(({ field }) => field)).toEqual(['readingOf.p3.kana']);
  });
});

describe('boundValuesValid', () => {
  const full: readonly Reading[] = [{ id: 'p1', name: '佐藤', asked: true, kana: 'サトウ' }];

  async function judged(screenName: string, given: readonly Reading[], note?: string, edit = (_: Browser) => {}) {
    const browser = openBrowser({ project: readings });
    await browser.open('trial/start');
    setPeople(browser, given, note);
    edit(browser);
    const [service] = readings.services;
    const [catalog] = readings.catalogs;
    if (!service || !catalog) throw new Error('no service');
    const { manifest, settings, shell } = browser.portal;
    const core = createCore(browser.host, { manifest, catalog, settings, functions }, shell);
    const stage = { core, service, state: core.stateOf(service), scope: () => view(browser).scope };
    return boundValuesValid(stage, await browser.host.loadScreen(screenName));
  }

  const bound = 'trial-bound';
  it.each<[string, string, readonly Reading[], string | undefined, boolean | null]>([
    ['a screen without fields', 'trial-check', [], undefined, true],
    ['a field that is not bound: nobody can tell', 'trial-readings', full, 'めも', null],
    ['everything there', bound, full, 'めも', true],
    ['a field left empty', bound, full, undefined, false],
    ['a field too long', bound, full, '長すぎるメモ', false],
    ['an item left empty', bound, people, 'めも', false],
    [
      'an item that is not asked for left empty',
      bound,
      [...full, { id: 'p9', name: '林', asked: false }],
      'めも',
      true,
    ],
    [
      'an item against its own condition',
      bound,
      [{ id: 'p1', name: '佐藤', asked: true, kana: '佐藤' }],
      'めも',
      false,
    ],
  ])('%s', async (_, screen, given, note, wanted) => {
    expect(await judged(screen, given, note)).toBe(wanted);
  });

  it('does not count what was typed but never accepted', async () => {
    const typed = JSON.stringify({ value: { note: 'めも' }, expiresAt: null });
    const edit = (browser: Browser) => browser.storages.session.setItem(`madoguchi.typed.trial.${bound}`, typed);
    expect(await judged(bound, full, undefined, edit)).toBe(false);
  });
});
