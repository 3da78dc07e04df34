import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import { launchQuery, type Replies } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { asked, device, doneAnswer, start, type Tabs, unanswered } from './device.ts';

standStill();

const lost: Replies = { createXml: 'network' };

/** An act was sent in a tab that is closed then, and no answer came. */
async function sentAndClosed(tab: Tabs, replies = lost) {
  const first = tab(replies);
  await first.open(start);
  await first.open('familyregister/confirm/');
  await first.press('next');
  const [sent] = first.sent('createXml');
  return { key: sent?.headers.get('idempotency-key'), intention: sent?.headers.get('intention-key'), first };
}

const reasonOn = ({ screen }: ReturnType<Tabs>) => screen.view.getState().reason;

describe('an act outlives the tab that sent it', () => {
  it('whatever screen of the service another tab opens, it is asked for where it was sent, before anything else', async () => {
    const tab = device();
    const { key } = await sentAndClosed(tab);
    const other = tab({ outcomeGet: doneAnswer });
    await other.open(start);
    expect([other.at, other.dialog?.name, asked(other)]).toEqual(['familyregister-confirm', 'outcomeDone', [key]]);
    expect(other.sent('domicileGet')).toEqual([]);
    await other.answerDialog('result');
    expect(other.left).toEqual(['https://portal.example/finish']);
    const third = tab({ outcomeGet: doneAnswer });
    await third.open(start);
    expect(asked(third)).toEqual([]);
  });

  it('not received: it is said, and the person goes on from there', async () => {
    const tab = device();
    const { intention } = await sentAndClosed(tab);
    const other = tab({ outcomeGet: { body: { outcome: 'none' } }, createXml: { body: { createXmlIsSuccess: true } } });
    await other.open(start);
    expect(other.dialog?.name).toBe('outcomeNone');
    await other.answerDialog('close');
    expect([other.at, other.screen.view.getState().phase]).toEqual(['familyregister-confirm', 'ready']);
    await other.press('next');
    expect(other.sent('createXml')[0]?.headers.get('intention-key')).toBe(intention);
  });

  it('once told that nobody knows, the person may go elsewhere with it', async () => {
    const tab = device();
    await sentAndClosed(tab);
    const other = tab({ outcomeGet: 'network' });
    await other.open(start);
    expect(other.dialog?.name).toBe('outcomeUnknown');
    await other.answerDialog('close');
    expect(reasonOn(other)).toBe(unanswered);
    await other.open(start);
    expect([other.at, other.dialog, reasonOn(other)]).toEqual(['familyregister-select', null, unanswered]);
  });

  it('in the tab that said so itself, the next screen asks once more; while the portal is silent, it is not left but says so', async () => {
    const { first, key } = await sentAndClosed(device(), { ...lost, outcomeGet: 'network' });
    await first.answerDialog('close');
    expect(reasonOn(first)).toBe(unanswered);
    await first.open(start);
    expect([first.at, asked(first), reasonOn(first)]).toEqual(['familyregister-select', [key, key], unanswered]);
  });

  it.each([
    ['done', doneAnswer, 'outcomeDone'],
    ['done with other content', { body: { ...doneAnswer.body, outcome: 'other' } }, 'outcomeOther'],
    ['not received', { body: { outcome: 'none' } }, 'outcomeNone'],
  ])('who does not send it again is told at once what the portal knows: %s', async (_, outcomeGet, dialog) => {
    const { first } = await sentAndClosed(device(), { ...lost, outcomeGet });
    await first.answerDialog('close');
    await first.settle();
    expect([first.dialog?.name, reasonOn(first)]).toEqual([dialog, '']);
  });

  it('as soon as the portal tells, the next screen leads to where it was sent', async () => {
    const outcomeGet = (nth: number) => (nth < 3 ? ('network' as const) : doneAnswer);
    const { first } = await sentAndClosed(device(), { ...lost, outcomeGet });
    await first.answerDialog('close');
    await first.open(start);
    expect([first.at, first.dialog]).toEqual(['familyregister-select', null]);
    await first.open(start);
    expect([first.at, first.dialog?.name]).toEqual(['familyregister-confirm', 'outcomeDone']);
  });

  it('a portal that is not heard from keeps the next screen waiting for a few seconds only', async () => {
    const { first } = await sentAndClosed(device(), { ...lost, outcomeGet: 'never' });
    await first.answerDialog('close');
    await pass(6);
    const opened = first.open(start);
    await pass(6);
    await opened;
    await first.settle();
    expect([first.screen.view.getState().phase, reasonOn(first)]).toEqual(['ready', unanswered]);
  });

  it('one of another launch is not settled in this one, which would lead on and be done by it; it is said, and the page of outcomes has it', async () => {
    const tab = device();
    const { key } = await sentAndClosed(tab);
    const finishUrl = 'https://portal.example/other';
    const other = tab({ outcomeGet: doneAnswer, createXml: { body: { createXmlIsSuccess: true } } });
    await other.open(`familyregister/select/${launchQuery({ finishUrl })}`);
    expect([other.at, other.dialog, asked(other)]).toEqual(['familyregister-select', null, []]);
    expect(reasonOn(other)).toBe(unanswered);
    expect(other.storages.local.getItem(storageKeys.sentBy('a', `createXml.${key}`))).toContain(key);
    await other.open('familyregister/confirm/');
    await other.press('next');
    expect([other.left, other.sent('createXml')[0]?.headers.get('idempotency-key') === key]).toEqual([
      [finishUrl],
      false,
    ]);
  });

  it('somebody else on the device neither sees nor asks for it, and does not take it away', async () => {
    const tab = device();
    const { key } = await sentAndClosed(tab);
    const other = tab({ outcomeGet: doneAnswer }, 'b');
    await other.open(start);
    expect([other.at, other.dialog, asked(other)]).toEqual(['familyregister-select', null, []]);
    const again = tab({ outcomeGet: doneAnswer });
    await again.open(start);
    expect(asked(again)).toEqual([key]);
  });

  it('a logout takes it away, and so does the time for which it is kept', async () => {
    for (const end of ['logout', 'time']) {
      const tab = device({ 'outcome.keep': 60 });
      const { first } = await sentAndClosed(tab, { ...lost, logout: {} });
      if (end === 'logout') await first.portal.logout();
      await pass(end === 'time' ? 120 : 1);
      await first.settle();
      const other = tab({ outcomeGet: doneAnswer });
      await other.open(start);
      expect([end, asked(other)]).toEqual([end, []]);
    }
  });

  it('where the portal cannot be asked, it says where to look, and not that sending again does no harm', async () => {
    const tab = device({ 'outcome.ask': 'none' });
    await sentAndClosed(tab);
    const session = new MemoryStorage();
    const other = tab({}, 'a', session);
    await other.open(start);
    expect([other.at, other.dialog?.name]).toEqual(['familyregister-confirm', 'outcomeLeft']);
    expect(other.dialog?.texts.join('')).not.toContain('二重に');
    await other.answerDialog('close');
    // Loaded anew, the tab has been told.
    const reloaded = tab({}, 'a', session);
    await reloaded.open(start);
    expect([reloaded.at, reloaded.dialog]).toEqual(['familyregister-select', null]);
  });

  it('what another tab has given up is sent under another key when the person sends it again', async () => {
    const tab = device();
    const givenUp = { status: 409, resultCode: '9001', code: 'given-up' };
    const replies = [{ raw: '' }, givenUp, { body: { createXmlIsSuccess: true } }] as const;
    const { key, first } = await sentAndClosed(tab, { createXml: (nth) => replies[nth - 1] ?? 'network' });
    await first.answerDialog('retry');
    const keys = first.sent('createXml').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[1] === key, keys[2] === key, first.left]).toEqual([true, false, ['https://portal.example/finish']]);
  });

  it('what arrives too late, because another tab has been told that it was not received, says so and stays where it was', async () => {
    const tab = device();
    const late = tab({ createXml: { status: 409, resultCode: '9001', code: 'given-up' } });
    await late.open(start);
    await late.open('familyregister/confirm/');
    await late.press('next');
    expect([late.at, late.dialog?.name]).toEqual(['familyregister-confirm', 'outcomeNone']);
    await late.answerDialog('close');
    expect([late.at, late.dialog, late.left]).toEqual(['familyregister-confirm', null, []]);
  });
});
