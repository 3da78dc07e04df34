import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import type { SummaryRow } from '../../src/blocks/summary/block.ts';
import type { Block } from '../../src/model/block.ts';
import type { Expression } from '../../src/model/expression.ts';
import { always, drawn } from './drawn-blocks.ts';
import { expression, text } from './expressions.ts';

const changing = (target: string, field: string) => ({ screen: target, field, group: null, shownWhen: null });

describe('a summary', () => {
  const row = { large: false, hint: '', change: null, shownWhen: null };

  it('lists rows and leaves hidden ones out', async () => {
    await drawn({
      kind: 'summary',
      rows: [
        { ...row, label: '氏名', value: expression('state.name') },
        { ...row, label: '件数', value: text('${state.count}件'), large: true },
        { ...row, label: '住所', value: '東京都', shownWhen: expression('!state.cardMismatch') },
      ],
      ...always,
    });
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['氏名', '件数']);
    expect(screen.getAllByRole('definition').map((value) => [value.textContent, value.className])).toEqual([
      ['見本 花子', ''],
      ['3件', 'ui-summary-large'],
    ]);
  });

  it('draws the label of a state as a chip with the tone of its code, and one without a tone as text', async () => {
    const chip = { code: expression('state.name'), tones: { '見本 花子': 'waiting' as const } };
    await drawn({
      kind: 'summary',
      rows: [
        { ...row, label: '状態', value: '審査しています', chip },
        { ...row, label: '別の状態', value: '分かりません', chip: { ...chip, tones: {} } },
      ],
      ...always,
    });
    const [state, other] = screen.getAllByRole('definition');
    expect(state?.querySelector('.ui-chip-waiting')?.textContent).toBe('審査しています');
    expect(state?.querySelector('use')?.getAttribute('href')).toContain('#waiting');
    expect([other?.textContent, other?.querySelector('.ui-chip')]).toEqual(['分かりません', null]);
  });

  it('offers 変更 with the name of the row', async () => {
    const runtime = await drawn({
      kind: 'summary',
      rows: [{ ...row, label: 'メールアドレス', value: 'a@example.jp', change: changing('contact', 'email') }],
      ...always,
    });
    fireEvent.click(screen.getByRole('button', { name: commonWording.changeOf({ label: 'メールアドレス' }) }));
    expect(runtime.asked).toEqual(['change contact#email']);
  });

  it('has rows for every item of a list, hidden with their list', async () => {
    const list = expression('procedure.sections');
    const inner = [
      { ...row, label: text('${item.title}の題'), value: expression('item.title') },
      { ...row, label: '本文', value: expression('item.body'), shownWhen: expression("item.body != ''") },
    ];
    await drawn({
      kind: 'summary',
      rows: [
        { ...row, label: '氏名', value: expression('state.name') },
        { list, rows: inner, shownWhen: null },
        { list, rows: [{ ...row, label: '隠れる', value: 'x' }], shownWhen: expression('state.count == 0') },
      ],
      ...always,
    });
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '氏名',
      'はじめにの題',
      '本文',
      'おわりにの題',
    ]);
  });
});

describe('what leads to a screen that is not part of the way is left out', () => {
  const shown = expression('state.cardMismatch');
  const hidden = expression('!state.cardMismatch');

  it('in a summary', async () => {
    const row = (label: string, shownWhen: Expression): SummaryRow => {
      return {
        label,
        value: 'x',
        large: false,
        hint: '',
        change: { screen: 'contact', field: '', group: null, shownWhen },
        shownWhen: null,
      };
    };
    await drawn({ kind: 'summary', rows: [row('住所', shown), row('電話番号', hidden)], ...always });
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['住所']);
  });

  it('as a link', async () => {
    const link = (label: string, shownWhen: Expression): Block => {
      const change = { screen: 'contact', field: 'email', group: null, shownWhen };
      return { kind: 'link', text: label, dialog: null, action: null, address: null, change, ...always };
    };
    const runtime = await drawn(link('住所を直す', shown), link('電話番号を直す', hidden));
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(runtime.asked).toEqual(['change contact#email']);
  });
});
