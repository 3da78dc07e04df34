// @vitest-environment happy-dom
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '../../src/blocks/menu/block.ts';
import type { SummaryRow } from '../../src/blocks/summary/block.ts';
import type { Block } from '../../src/model/block.ts';
import type { Expression } from '../../src/model/expression.ts';
import type { ViewLink } from '../../src/model/link.ts';
import { ScreenView } from '../../src/render/screen-view.tsx';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { draw, portal } from './draw.tsx';
import { expression, text } from './expressions.ts';
import { fakeScreen } from './fake-screen.ts';

const scope = {
  url: {},
  state: { name: '見本 花子', count: 3, cardMismatch: true },
  procedure: {
    sections: [
      { id: 'a', title: 'はじめに', body: '一行目\n二行目' },
      { id: 'b', title: 'おわりに', body: '' },
    ],
  },
};
const always = { shownWhen: null };
const changing = (target: string, field: string) => ({ screen: target, field, group: null, shownWhen: null });
const drawn = async (...view: readonly Block[]) => {
  const runtime = fakeScreen({ view, scope });
  await draw(runtime);
  return runtime;
};

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

  it('offers 変更 with the name of the row', async () => {
    const runtime = await drawn({
      kind: 'summary',
      rows: [{ ...row, label: 'メールアドレス', value: 'a@example.jp', change: changing('contact', 'email') }],
      ...always,
    });
    fireEvent.click(screen.getByRole('button', { name: 'メールアドレスを変更する' }));
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

describe('a screen', () => {
  it.each([
    ['#ffffff', 'ui-flow'],
    ['#F1F1F4', 'ui-flow ui-card'],
  ])('on a page of colour %s stands in %s', async (themeColor, className) => {
    await draw(fakeScreen({ view: [{ kind: 'text', text: '案内', ...always }], themeColor }));
    expect(screen.getByText('案内').parentElement?.className).toBe(className);
  });

  it('waits with its heading, and shows no half-known texts', async () => {
    const runtime = fakeScreen({
      title: text('${procedure.name}'),
      view: [{ kind: 'text', text: text('${procedure.name}の案内'), ...always }],
      shows: { phase: 'loading' },
    });
    await draw(runtime);
    expect(document.querySelector('main')?.textContent).toBe('読み込んでいます');
    await act(async () => runtime.show({ phase: 'ready', scope: { procedure: { name: '登録' } } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登録');
    expect(screen.getByText('登録の案内').className).toBe('ui-text');
  });

  it('that was stopped gives its place to the stop page', async () => {
    await draw(fakeScreen({ view: [{ kind: 'text', text: '案内', ...always }], shows: { phase: 'stopped' } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('止まりました');
    expect(screen.queryByText('案内')).toBe(null);
  });

  it('keeps its h1 for screen readers where the service shows no heading', async () => {
    await draw(fakeScreen({ view: [], layout: { heading: false } }));
    expect(screen.getByRole('heading', { level: 1 }).className).toBe('ui-hidden');
  });
});

describe('an expression that fails while the screen is drawn', () => {
  const failing = fakeScreen({
    view: [{ kind: 'text', text: text('${state.unset}'), ...always }],
    scope: { state: {} },
  });
  /** Ends the screen right after the failure, as the runtime does. */
  const stopping: ScreenRuntime = {
    ...failing,
    text(given, more) {
      try {
        return failing.text(given, more);
      } catch (error) {
        queueMicrotask(() => failing.show({ phase: 'stopped' }));
        throw error;
      }
    },
  };
  class AppBoundary extends Component<{ readonly children: ReactNode }, { readonly caught: string }> {
    override state = { caught: '' };
    static getDerivedStateFromError = (error: unknown) => ({ caught: String(error) });
    override render() {
      return this.state.caught === '' ? this.props.children : <p>{this.state.caught}</p>;
    }
  }
  const drawQuietly = async (runtime: ScreenRuntime) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    failing.show({ phase: 'ready' });
    await act(async () =>
      render(
        <AppBoundary>
          <ScreenView portal={portal} runtime={runtime} stopPage={<h1>止まりました</h1>} />
        </AppBoundary>,
      ),
    );
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    log.mockRestore();
  };

  it('leads to the stop page, once the runtime has stopped the screen', async () => {
    await drawQuietly(stopping);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('止まりました');
  });

  it('is left to the app when the runtime did not stop the screen', async () => {
    await drawQuietly(failing);
    expect(document.body.textContent).toContain('state.unset');
    expect(screen.queryByRole('heading', { level: 1 })).toBe(null);
  });
});

it('keeps what was known while the screen loads again', async () => {
  const runtime = fakeScreen({
    view: [{ kind: 'text', text: text('${domicile.name}'), ...always }],
    scope: { domicile: { name: '本籍' } },
  });
  await draw(runtime);
  await act(async () => runtime.show({ phase: 'loading', scope: {} }));
  expect(screen.getByText('読み込んでいます').className).toBe('ui-wait');
  await act(async () => runtime.show({ phase: 'ready', scope: { domicile: { name: '新しい本籍' } } }));
  expect(screen.getByText('新しい本籍').className).toBe('ui-text');
});

describe('menu', () => {
  const card = (given: Partial<MenuItem>): MenuItem => ({
    each: null,
    label: '証明書',
    hint: '',
    to: null,
    with: {},
    action: null,
    shownWhen: null,
    ...given,
  });
  const list = [
    { id: 'a', name: '普通免許', isValid: true },
    { id: 'b', name: '古い免許', isValid: false },
  ];

  it('draws a card for each, its label a link and its hint beside it', async () => {
    await drawn({
      kind: 'menu',
      items: [
        card({ label: '履歴を見る', hint: text('${state.count}件あります。'), to: { screen: 'history' } }),
        card({ label: '隠れる', to: { screen: 'history' }, shownWhen: expression('state.count > 3') }),
        card({ label: '案内', to: { address: 'guide' }, with: { from: expression('state.name') } }),
      ],
      ...always,
    });
    expect(document.querySelector('.ui-flow .ui-flow')?.innerHTML).toBe(
      '<ul class="ui-menu"><li class="ui-menu-card"><a class="ui-link" href="/svc/history/">履歴を見る</a><p class="ui-menu-hint">3件あります。</p></li>' +
        '<li class="ui-menu-card"><a class="ui-link" href="https://portal.example/guide?from=見本 花子">案内</a></li></ul>',
    );
  });

  it('draws a card for every item of a list, each with its own words, and none where the list is empty', async () => {
    const items = [
      card({
        each: expression('list'),
        label: text('${item.name}を開く'),
        hint: text('番号 ${item.id}'),
        to: { screen: 'history' },
        shownWhen: expression('item.isValid'),
      }),
      card({ each: expression('list'), label: text('${item.name}をやめる'), action: 'open' }),
    ];
    const runtime = fakeScreen({ scope: { list }, view: [{ kind: 'menu', items, ...always }] });
    await draw(runtime);
    const cards = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards()).toEqual(['普通免許を開く番号 a', '普通免許をやめる', '古い免許をやめる']);
    fireEvent.click(screen.getByRole('button', { name: '古い免許をやめる' }));
    expect(runtime.asked).toEqual(['act open 1 b']);
    act(() => runtime.show({ scope: { list: [] } }));
    expect(cards()).toEqual([]);
  });

  it('goes to a screen inside the app, by a plain press only; an address is left to the browser', async () => {
    const runtime = await drawn({
      kind: 'menu',
      items: [card({ label: '画面', to: { screen: 'history' } }), card({ label: '外', to: { address: 'guide' } })],
      ...always,
    });
    const press = (name: string, keys = {}) => {
      const event = createEvent.click(screen.getByRole('link', { name }), keys);
      fireEvent(screen.getByRole('link', { name }), event);
      return event.defaultPrevented;
    };
    expect([press('画面', { ctrlKey: true }), press('外'), press('画面')]).toEqual([false, false, true]);
    expect(runtime.asked).toEqual(['follow history/']);
  });

  it('runs an action for its item, once while it is locked', async () => {
    const runtime = fakeScreen({
      scope: { list },
      view: [
        {
          kind: 'each',
          list: expression('list'),
          blocks: [
            {
              kind: 'menu',
              items: [
                card({ label: text('${item.name}を開く'), action: 'open', shownWhen: expression('item.isValid') }),
              ],
              ...always,
            },
          ],
          ...always,
        },
      ],
    });
    await draw(runtime);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '普通免許を開く' }));
    act(() => runtime.show({ locked: ['open'] }));
    fireEvent.click(screen.getByRole('button', { name: '普通免許を開く' }));
    expect(runtime.asked).toEqual(['act open 1 a']);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('views', () => {
  const link = (label: string, given: Partial<ViewLink> = {}): ViewLink => ({
    label,
    to: { screen: 'sample' },
    with: {},
    current: null,
    shownWhen: null,
    ...given,
  });
  const current = () => screen.getAllByRole('link').map((one) => one.getAttribute('aria-current'));

  it('is a named group of links; the one of what is shown says so', async () => {
    const runtime = await drawn({
      kind: 'views',
      label: '免許の表示',
      items: [
        link('内容', { current: expression('missing(url.view)') }),
        link('履歴', { with: { view: 'history' }, current: expression('has(url.view)') }),
        link('隠れる', { shownWhen: expression('false') }),
      ],
      ...always,
    });
    expect(screen.getByRole('navigation', { name: '免許の表示' }).querySelectorAll('li')).toHaveLength(2);
    expect(current()).toEqual(['page', null]);
    fireEvent.click(screen.getByRole('link', { name: '履歴' }));
    expect(runtime.asked).toEqual(['follow sample/?view=history']);
    act(() => runtime.show({ scope: { url: { view: 'history' } } }));
    expect(current()).toEqual([null, 'page']);
  });

  it('without a condition the link to this screen is the one', async () => {
    await drawn({
      kind: 'views',
      label: '一覧',
      items: [link('ここ'), link('よそ', { to: { screen: 'other' } })],
      ...always,
    });
    expect(current()).toEqual(['page', null]);
  });
});
