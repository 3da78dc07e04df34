import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playStory } from '../../src/stories/play-story.ts';
import { kinds, loadStories } from './all-stories.ts';
import { inProcess } from './in-process/driver.ts';
import { openRealPortal, type RealPortal } from './real-portal.ts';

const { project, stories } = loadStories();
const known = stories.find(({ name }) => name === 'familyregister/submit-known');
if (known === undefined) throw new Error('The story that these tests begin with is gone.');
const start = known.steps.slice(0, 3);

let portal: RealPortal;
beforeAll(async () => {
  portal = await openRealPortal();
}, 120_000);
afterAll(() => portal.close());

/** Plays a story up to the confirmation of the domicile, then such a step, without patience. */
async function stopOf(kind: string, options: { readonly [name: string]: unknown }) {
  const driver = { ...inProcess(project, portal.origin) };
  const step = { kind, options, at: { file: 'a.yaml', line: 1, column: 1 } };
  const begun = await playStory({ ...known, steps: start } as (typeof stories)[number], project, driver, kinds);
  expect(begun).toBeNull();
  const rest = { ...known, person: null, steps: [step] } as (typeof stories)[number];
  const stopped = await playStory(rest, project, { ...driver, patience: 60 }, kinds);
  await driver.close();
  return stopped?.instead ?? null;
}

describe('what is otherwise than written stops a story, and is said', () => {
  it.each([
    ['another screen', 'screen', { screen: 'familyregister-select' }, /familyregister-confirm/],
    ['a button that is not shown', 'press', { press: 'read', at: null }, /「read」が出ていません/],
    ['the third of two', 'press', { press: 'cancel', at: 3 }, /「cancel」が出ていません/],
    ['an input that is not shown', 'fill', { fill: { turnIn: 'online' }, at: null }, /「turnIn」の欄が出ていません/],
    ['words that are not there', 'shows', { shows: ['見本', 'ないもの'] }, /^「ないもの」が見つかりません$/],
    ['words that are there', 'hides', { hides: ['ないもの', '見本'] }, /^「見本」が出ています$/],
    ['a button that is there', 'lacks', { lacks: ['read', 'next'] }, /^「next」が出ています$/],
    ['still in the portal', 'site', { site: 'linked' }, /^ポータルにいます$/],
    ['no value for an address', 'open', { open: 'hpki-confirmation', with: {} }, /\{issuer\}.*に入る値がありません$/],
    ['no dialog', 'dialog', { dialog: 'cancelConfirmation' }, /開いていません/],
    ['no dialog to answer', 'answer', { answer: 'ok' }, /開いていません/],
    ['no such input with an error', 'error', { error: 'turnIn', text: null }, /出ていません/],
    ['still on a screen', 'left', { left: 'finish' }, /familyregister-confirm が出ています/],
    ['no card is asked for', 'card', { card: 'own' }, /どちらもありません/],
    ['a call that was not made', 'sent', { sent: 'createXml', with: null, times: null }, /^0 回届いています$/],
    ['a call that was made', 'sent', { sent: 'domicileGet', with: null, times: 0 }, /^1 回届いています$/],
    ['nothing filed', 'filed', { filed: 'submissions', with: null, times: 1 }, /^0 件あります$/],
    ['a table that there is not', 'filed', { filed: 'nothing', with: null, times: 0 }, /表はありません/],
  ])('%s', async (_what, kind, options, instead) => {
    expect(await stopOf(kind, options)).toMatch(instead);
  });

  it('another content than was sent or filed', async () => {
    const sent = { sent: 'loggingCreate', with: { trigger: 'nothing' }, times: null };
    expect(await stopOf('sent', sent)).not.toBeNull();
    expect(await stopOf('filed', { filed: 'domicile_fetches', with: { citizen_id: 'nobody' }, times: 1 })).toMatch(
      /citizen_id が「/,
    );
  });
});

it('a step that is as written stops nothing', async () => {
  expect(await stopOf('screen', { screen: 'familyregister-confirm' })).toBeNull();
  expect(await stopOf('shows', { shows: ['見本'] })).toBeNull();
  expect(await stopOf('lacks', { lacks: ['read'] })).toBeNull();
  expect(await stopOf('sent', { sent: 'domicileGet', with: null, times: 1 })).toBeNull();
});

it('a dialog hides what is behind it', async () => {
  const driver = inProcess(project, portal.origin);
  const steps = [
    ...start,
    { kind: 'press', options: { press: 'cancel', at: null }, at: { file: '', line: 1, column: 1 } },
  ];
  expect(await playStory({ ...known, steps }, project, driver, kinds)).toBeNull();
  await driver.pause();
  expect(await driver.press('next', null)).toMatch(/ダイアログ「.+」が開いています/);
  expect(await driver.offers('next')).toBeNull();
  expect(await driver.answer('nothing')).toMatch(/^ボタンは/);
  expect(await driver.answer('continue')).toBeNull();
});
