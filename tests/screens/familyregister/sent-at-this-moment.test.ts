import { describe, expect, it } from 'vitest';
import type { Replies } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { fakeLocks } from '../../runtime/fake-locks.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { asked, device, doneAnswer, sentElsewhere, start, type Tabs } from './device.ts';

standStill();

const loadingOf = ({ portal }: ReturnType<Tabs>) => portal.dialogs.getState().loading?.text ?? null;

function copyOf(storage: Storage): MemoryStorage {
  const copy = new MemoryStorage();
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}

describe('whoever leaves the screen while it is being sent', () => {
  const leave = async (reply: Replies[string], settings = {}) => {
    const tab = device(settings, fakeLocks())({ createXml: reply, outcomeGet: 'network' });
    await tab.open(start);
    await tab.open('familyregister/confirm/');
    void tab.press('next');
    await pass(1);
    void tab.open(start);
    await pass(1);
    expect(loadingOf(tab)).toBe(sentElsewhere);
    await pass(6);
    return tab;
  };

  it.each([{}, { 'outcome.ask': 'none' }])(
    'waits for the answer, is told of it where it was sent, and goes on from there (%j)',
    async (settings) => {
      const tab = await leave({ body: { createXmlIsSuccess: true }, delaySeconds: 6 }, settings);
      expect([tab.at, tab.dialog?.name, asked(tab)]).toEqual(['familyregister-confirm', 'outcomeDone', []]);
      await tab.answerDialog('result');
      expect(tab.left).toEqual(['https://portal.example/finish']);
      await tab.open(start);
      expect([tab.sent('createXml').length, tab.dialog?.name]).toEqual([1, 'launchDone']);
    },
  );

  it('is told why it was refused, and nothing is open then', async () => {
    const tab = await leave({ status: 200, resultCode: '9001', delaySeconds: 6 });
    expect([tab.at, tab.dialog?.name, asked(tab)]).toEqual(['familyregister-confirm', 'submissionFailed', []]);
    await tab.open(start);
    expect([tab.at, tab.dialog, asked(tab)]).toEqual(['familyregister-select', null, []]);
  });
});

describe('while another tab is sending', () => {
  it.each([
    ['has its answer', { body: { createXmlIsSuccess: true }, delaySeconds: 6 }, []],
    ['has none', { status: 502, delaySeconds: 6 }, ['asked']],
  ] as const)('nobody asks about it before that one %s', async (_says, reply, then) => {
    const tab = device({}, fakeLocks());
    const first = tab({ createXml: reply });
    await first.open(start);
    await first.open('familyregister/confirm/');
    void first.press('next');
    await pass(1);
    const second = tab({ outcomeGet: { body: { outcome: 'none' } } });
    void second.open(start);
    await pass(1);
    expect([asked(second), second.dialog, loadingOf(second)]).toEqual([[], null, sentElsewhere]);
    await pass(7);
    expect([asked(second).map(() => 'asked'), loadingOf(second)]).toEqual([then, null]);
  });

  it('nor where it reads only later that that one has its answer, as on a busy device', async () => {
    const tab = device({}, fakeLocks());
    const first = tab({ createXml: { body: { createXmlIsSuccess: true }, delaySeconds: 6 } });
    await first.open(start);
    await first.open('familyregister/confirm/');
    void first.press('next');
    await pass(1);
    const late = copyOf(first.storages.local);
    const second = tab({ outcomeGet: doneAnswer }, 'a', new MemoryStorage(), late);
    void second.open(start);
    await pass(6);
    late.clear();
    await pass(1);
    expect([second.at, second.dialog, asked(second)]).toEqual(['familyregister-select', null, []]);
  });

  it('a copy of it, which has what it sent, waits as well, and then tells what became of it', async () => {
    const tab = device({}, fakeLocks());
    const session = new MemoryStorage();
    const first = tab({ createXml: { body: { createXmlIsSuccess: true }, delaySeconds: 6 } }, 'a', session);
    await first.open(start);
    await first.open('familyregister/confirm/');
    void first.press('next');
    await pass(1);
    const second = tab({ outcomeGet: doneAnswer }, 'a', copyOf(session));
    void second.open(start);
    await pass(1);
    expect([asked(second), loadingOf(second)]).toEqual([[], sentElsewhere]);
    await pass(6);
    expect([asked(second).length, second.dialog?.name]).toEqual([1, 'outcomeDone']);
  });
});
