import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/model/block.ts';
import { draw } from './draw.tsx';
import { always, drawn, scope } from './drawn-blocks.ts';
import { expression, text } from './expressions.ts';
import { fakeScreen } from './fake-screen.ts';

describe('a block draws what the descriptor says', () => {
  it.each<[says: string, block: Block, html: string]>([
    [
      'text',
      { kind: 'text', text: text('${state.name}さんの申請'), ...always },
      '<p class="ui-text">見本 花子さんの申請</p>',
    ],
    [
      'heading',
      { kind: 'heading', text: '確認', level: 2, ...always },
      '<h2 class="ui-heading ui-heading-2">確認</h2>',
    ],
    [
      'list',
      { kind: 'list', items: ['本籍', text('${state.count}件')], ordered: false, ...always },
      '<ul class="ui-list"><li>本籍</li><li>3件</li></ul>',
    ],
    [
      'ordered list',
      { kind: 'list', items: ['読み取る', '確認する'], ordered: true, ...always },
      '<ol class="ui-list"><li>読み取る</li><li>確認する</li></ol>',
    ],
    [
      'link to an address',
      { kind: 'link', text: '案内', dialog: null, action: null, address: 'guide', change: null, ...always },
      '<p><a class="ui-link" href="https://portal.example/guide">案内</a></p>',
    ],
    [
      'markup in data stays text',
      { kind: 'text', text: text("${'<b>太字</b>'}"), ...always },
      '<p class="ui-text">&lt;b&gt;太字&lt;/b&gt;</p>',
    ],
  ])('%s', async (_says, block, html) => {
    await drawn(block);
    expect(document.querySelector('.ui-flow .ui-flow')?.innerHTML).toBe(html);
  });

  it.each([
    ['info', null],
    ['success', null],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('banner of tone %s is told with role %s', async (tone, role) => {
    await drawn({ kind: 'banner', text: 'カードが違います。', tone, ...always });
    const banner = screen.getByText('カードが違います。').closest('.ui-banner');
    expect(banner?.className).toBe(`ui-banner ui-banner-${tone}`);
    expect(banner?.getAttribute('role')).toBe(role);
  });

  it('a lasting notice looks like a warning and is read in its turn', async () => {
    await drawn({ kind: 'banner', text: '海外にお住まいの方です。', tone: 'warning', isQuiet: true, ...always });
    const banner = screen.getByText('海外にお住まいの方です。').closest('.ui-banner');
    expect(banner?.className).toBe('ui-banner ui-banner-warning');
    expect(banner?.getAttribute('role')).toBeNull();
  });

  it('each repeats its blocks with item in reach', async () => {
    await drawn({
      kind: 'each',
      list: expression('procedure.sections'),
      blocks: [
        { kind: 'heading', text: text('${item.title}'), level: 3, ...always },
        { kind: 'text', text: text('${item.body}'), shownWhen: expression("item.body != ''") },
      ],
      ...always,
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'はじめに',
      'おわりに',
    ]);
    expect([...document.querySelectorAll('.ui-text')].map((body) => body.textContent)).toEqual(['一行目\n二行目']);
  });

  it('a group shows its blocks while its condition holds, without anything around them', async () => {
    const group = (words: string, shownWhen: string): Block => ({
      kind: 'group',
      blocks: [{ kind: 'text', text: words, ...always }],
      shownWhen: expression(shownWhen),
    });
    await drawn(group('表示します。', 'true'), group('表示しません。', 'false'));
    const texts = [...document.querySelectorAll('.ui-text')];
    expect(texts.map(({ textContent }) => textContent)).toEqual(['表示します。']);
    expect(texts[0]?.parentElement?.querySelectorAll(':scope > .ui-text')).toHaveLength(1);
  });

  it('buttons in a row share one group, also when some are hidden', async () => {
    const button = (label: string, shown = true): Block => ({
      kind: 'button',
      text: label,
      action: label,
      look: 'secondary',
      lockFor: 1,
      shownWhen: expression(String(shown)),
    });
    await drawn(button('次へ'), button('隠れる', false), button('戻る'), { kind: 'text', text: '案内', ...always });
    const group = document.querySelector('.ui-buttons');
    expect([...(group?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '次へ',
      '戻る',
    ]);
  });
});

describe('conditions follow the state', () => {
  it('shows and hides a block as its condition changes', async () => {
    const runtime = await drawn({
      kind: 'text',
      text: 'カードが違います。',
      shownWhen: expression('state.cardMismatch'),
    });
    expect(screen.queryAllByText('カードが違います。')).toHaveLength(1);
    await act(async () => runtime.show({ scope: { ...scope, state: { ...scope.state, cardMismatch: false } } }));
    expect(screen.queryAllByText('カードが違います。')).toHaveLength(0);
  });
});

describe('a button', () => {
  it.each([
    [5, 'act read 5'],
    [expression('settings.lock'), 'act read 7'],
  ])('runs its action and says how long it is locked (%o)', async (lockFor, asked) => {
    const runtime = fakeScreen({
      view: [{ kind: 'button', text: '読み取る', action: 'read', look: 'primary', lockFor, ...always }],
      scope: { settings: { lock: 7 } },
    });
    await draw(runtime);
    fireEvent.click(screen.getByRole('button', { name: '読み取る' }));
    expect(runtime.asked).toEqual([asked]);
  });

  it('next of a screen without fields is an ordinary button', async () => {
    const runtime = await drawn({
      kind: 'button',
      text: '次へ',
      action: 'next',
      look: 'primary',
      lockFor: 1,
      ...always,
    });
    fireEvent.click(screen.getByRole('button', { name: '次へ' }));
    expect(runtime.asked).toEqual(['act next 1']);
    expect(document.querySelector('form')).toBe(null);
  });
});

describe('inside each, what is pressed hands over its item', () => {
  const place = { dialog: null, action: null, address: null, change: null, ...always };
  const blocks: readonly Block[] = [
    { kind: 'button', text: text('${item.title}を開く'), action: 'open', look: 'secondary', lockFor: 1, ...always },
    { kind: 'link', text: text('${item.title}を消す'), ...place, action: 'remove' },
    { kind: 'link', text: text('${item.title}の説明'), ...place, dialog: 'about' },
  ];
  const each: Block = { kind: 'each', list: expression('procedure.sections'), blocks, ...always };

  it.each([
    ['おわりにを開く', 'act open 1 b'],
    ['はじめにを消す', 'act remove 1 a'],
    ['おわりにの説明', 'openDialog about b'],
  ])('%s', async (name, asked) => {
    const runtime = await drawn(each);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(runtime.asked).toEqual([asked]);
  });

  it('only the pressed button works; all of the action are locked', async () => {
    const runtime = await drawn(each);
    const [, second] = scope.procedure.sections;
    await act(async () => runtime.show({ working: { action: 'open', item: second }, locked: ['open'] }));
    const buttons = screen.getAllByRole('button', { name: /開く/ });
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    expect(buttons.map((button) => button.querySelector('.ui-spinner') !== null)).toEqual([false, true]);
  });
});
