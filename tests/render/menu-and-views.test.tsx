import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../src/blocks/menu/block.ts';
import type { ViewLink } from '../../src/model/link-schema.ts';
import { draw } from './draw.tsx';
import { always, drawn } from './drawn-blocks.ts';
import { expression, text } from './expressions.ts';
import { fakeScreen } from './fake-screen.ts';

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
