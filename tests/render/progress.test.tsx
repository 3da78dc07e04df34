import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as progressWording from '../../build/wording/progress.ts';
import { always, drawn } from './drawn-blocks.ts';
import { expression } from './expressions.ts';

const step = { shownWhen: null, current: false, optional: false };
const steps = [
  { ...step, title: '住所の入力' },
  { ...step, title: '連絡先の入力', current: true },
  { ...step, title: '内容の確認' },
];
const summary = () => screen.getByRole('group').querySelector('summary')?.textContent;
const place = (at: number, total: number) => progressWording.place({ at, total });
const then = (title: string) => progressWording.next({ title });
const names = () => [...screen.getByRole('group').querySelectorAll('li')];

describe('where a procedure stands', () => {
  it('says the step, how many there are, and what comes next; the present one is marked, earlier ones are done', async () => {
    await drawn({ kind: 'progress', steps, ...always });
    expect(summary()).toBe(place(2, 3) + then('内容の確認'));
    expect(names().map((name) => [name.textContent, name.getAttribute('aria-current')])).toEqual([
      [`住所の入力${progressWording.done}`, null],
      ['連絡先の入力', 'step'],
      ['内容の確認', null],
    ]);
  });

  it('does not count a step that is skipped', async () => {
    const [first, ...others] = steps;
    const more = [
      { ...step, title: '飛ばす手順', shownWhen: expression('false') },
      { ...step, title: '飛ばさない手順', shownWhen: expression('true') },
    ];
    await drawn({ kind: 'progress', steps: [{ ...step, ...first }, ...more, ...others], ...always });
    expect(summary()).toBe(place(3, 4) + then('内容の確認'));
  });

  it('counts a step that only some answers lead to with the one before it, and says what comes next only where it is known', async () => {
    const known = { ...step, title: '立場の選択', optional: true, shownWhen: expression('true') };
    const open = { ...step, title: '確認コードの入力', optional: true };
    const [first = { ...step, title: '' }, second = first, third = first] = steps;
    await drawn({ kind: 'progress', steps: [first, known, second, open, third], ...always });
    expect(summary()).toBe(place(2, 3));
    expect(names().map((name) => [name.textContent, name.value])).toEqual([
      [`住所の入力${progressWording.done}`, 1],
      [`立場の選択${progressWording.done}`, 1],
      ['連絡先の入力', 2],
      [`確認コードの入力${progressWording.open}`, 2],
      ['内容の確認', 3],
    ]);
  });

  it('stands at such a step without a number of its own', async () => {
    const [first = { ...step, title: '' }, , third = first] = steps;
    const more = { ...step, title: '立場の選択', optional: true, current: true };
    await drawn({ kind: 'progress', steps: [first, more, { ...first, title: '住所' }, third], ...always });
    expect(summary()).toBe(place(1, 3) + then('住所'));
  });

  it('says nothing of fewer than three steps', async () => {
    await drawn({ kind: 'progress', steps: steps.slice(1), ...always });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('names nothing as next at the last step', async () => {
    const last = steps.map((one, index) => ({ ...one, current: index === 2 }));
    await drawn({ kind: 'progress', steps: last, ...always });
    expect(summary()).toBe(place(3, 3));
  });
});
