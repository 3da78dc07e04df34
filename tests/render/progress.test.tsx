// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { always, drawn } from './drawn-blocks.ts';
import { expression } from './expressions.ts';

const step = { shownWhen: null, current: false };
const steps = [
  { ...step, title: '住所の入力' },
  { ...step, title: '連絡先の入力', current: true },
  { ...step, title: '内容の確認' },
];
const summary = () => screen.getByRole('group').querySelector('summary')?.textContent;
const names = () => [...screen.getByRole('group').querySelectorAll('li')];

describe('where a procedure stands', () => {
  it('says the step, how many there are, and what comes next; the present one is marked, earlier ones are done', async () => {
    await drawn({ kind: 'progress', steps, ...always });
    expect(summary()).toBe('手順 2 / 3次は、内容の確認');
    expect(names().map((name) => [name.textContent, name.getAttribute('aria-current')])).toEqual([
      ['住所の入力（済み）', null],
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
    expect(summary()).toBe('手順 3 / 4次は、内容の確認');
  });

  it('says nothing of fewer than three steps', async () => {
    await drawn({ kind: 'progress', steps: steps.slice(1), ...always });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('names nothing as next at the last step', async () => {
    const last = steps.map((one, index) => ({ ...one, current: index === 2 }));
    await drawn({ kind: 'progress', steps: last, ...always });
    expect(summary()).toBe('手順 3 / 3');
  });
});
