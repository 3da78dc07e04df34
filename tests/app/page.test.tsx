import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import { expression } from '../render/expressions.ts';
import { type FakePage, fakePortal, loggedIn } from './fake-portal.ts';
import { freshDocument, go, nextTask, open, pages } from './open-page.tsx';

const errors = freshDocument();

describe('the document around a screen', () => {
  it.each([
    ['samples/first/', '最初の画面 | 見本のサービス'],
    ['samples/first', '最初の画面 | 見本のサービス'],
    ['samples/named/', '花子さんの画面 | 見本のサービス'],
  ])('title of %s: %s [SH-019 AM-006 AM-010]', async (path, title) => {
    await open(path, fakePortal(pages));
    expect(document.title).toBe(title);
  });

  it('who is logged in is asked again by the next screen once the page was out of sight', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    expect(portal.asked).not.toContain('forgetLogin');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(portal.asked).toContain('forgetLogin');
  });

  it('the title says エラー while the screen shows errors', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    await act(async () => portal.opened[0]?.show({ errors: [{ field: 'a', message: '入力してください' }] }));
    expect(document.title).toBe('エラー：最初の画面 | 見本のサービス');
    act(() => portal.opened[0]?.show({ errors: [] }));
    expect(document.title).toBe('最初の画面 | 見本のサービス');
  });

  it('background and theme colour follow the route [SH-020 SH-021 SH-022 SH-023]', async () => {
    await open('samples/first/', fakePortal(pages));
    const shown = () => [
      document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
      document.documentElement.style.getPropertyValue('--page-background'),
    ];
    expect(shown()).toEqual(['#ffffff', '#ffffff']);
    await go('grey');
    expect(shown()).toEqual(['#F1F1F4', '#F1F1F4']);
    await go('first');
    expect(shown()).toEqual(['#ffffff', '#ffffff']);
  });

  it('structured data lists the crumbs shown, and goes with the route [SH-026 AM-009]', async () => {
    await open('samples/trail/', fakePortal(pages));
    const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    expect(JSON.parse(scripts()[0]?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'トップページ', item: 'https://portal.example/portalTop' },
        { '@type': 'ListItem', position: 2, name: '前の画面', item: `${window.location.origin}/svc/samples/first/` },
        { '@type': 'ListItem', position: 3, name: '今いる画面', item: `${window.location.origin}/svc/samples/trail/` },
      ],
    });
    await go('first');
    expect(scripts()).toHaveLength(0);
  });
});

describe('header, breadcrumb and footer', () => {
  it('a crumb stands with its prefix [EN-139 EN-141]', async () => {
    await open('samples/prefixed/', fakePortal(pages));
    expect(screen.getByRole('link', { name: '資格：介護福祉士' }).getAttribute('href')).toBe('/svc/samples/first/');
  });

  it('header: service name, subtitle only where there is one, notices [SH-029 SH-030 SH-031]', async () => {
    await open('samples/first/', fakePortal(pages));
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('見本のサービス').textContent).toBe('見本のサービス');
    expect(header.queryByText('副題')).toBeNull();
    expect(header.getByRole('link', { name: '重要なお知らせ' }).getAttribute('href')).toBe(
      'https://portal.example/notices',
    );
    await go('second');
    expect(header.getByText('副題').textContent).toBe('副題');
  });

  it('breadcrumb [SH-032 SH-033 SH-034 SH-035 EN-139 EN-140 EN-142]', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    expect(screen.queryByRole('navigation')).toBeNull();
    await go('trail');
    const nav = within(screen.getByRole('navigation'));
    expect(nav.getByText('今いる画面').getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'トップページ' }).getAttribute('href')).toBe(
      'https://portal.example/portalTop',
    );
    await act(async () => {
      fireEvent.click(nav.getByRole('link', { name: '前の画面' }));
      await nextTask();
    });
    expect(window.location.pathname).toBe('/svc/samples/first/');
    expect(portal.asked.filter((line) => line.startsWith('openScreen'))).toEqual([
      'openScreen first',
      'openScreen trail',
      'openScreen first',
    ]);
  });

  it.each([
    ['SH-036 SH-037', '推奨環境', 'environment'],
    ['SH-038 SH-039', 'プライバシーポリシー', 'privacy'],
    ['SH-040 SH-041', '利用規約', 'terms'],
    ['SH-042 SH-043', 'アクセシビリティ', 'accessibility'],
  ])('%s footer link %s opens in a new window', async (_, name, address) => {
    await open('samples/first/', fakePortal(pages));
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: new RegExp(name) });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      `https://portal.example/${address}`,
      '_blank',
      'noopener',
    ]);
  });

  it('in the webview: top link rewritten, breadcrumb and notices gone [FR-096]', async () => {
    const { portal } = await open('samples/trail/', fakePortal(pages));
    const top = () => screen.getByRole('link', { name: '見本のポータル' }).getAttribute('href');
    expect(top()).toBe('https://portal.example/portalTop');
    act(() => portal.show({ webview: true }));
    expect(top()).toBe('https://portal.example/webviewTop');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link', { name: '重要なお知らせ' })).toBeNull();
  });
});

describe('login in the header', () => {
  it('a document form post to the landing page, the attempt noted before [API-151 API-152 API-153 API-154 RO-007]', async () => {
    const values = { 'login.transitionFlg': '1', 'login.fieldCd': '01', 'login.fieldDetailCd': '001' };
    const { portal } = await open('samples/first/', fakePortal(pages, values));
    expect(screen.queryByRole('button', { name: 'ログイン' })).toBeNull();
    act(() => portal.show({ login: { ...loggedIn, isLogin: false } }));
    const form = screen.getByRole('button', { name: 'ログイン' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', 'https://portal.example/loginLanding']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      transitionFlg: '1',
      fieldCd: '01',
      fieldDetailCd: '001',
      to: '',
    });
    fireEvent.submit(form as HTMLFormElement);
    expect(portal.asked).toContain('beginLogin');
    expect(new FormData(form ?? undefined).get('to')).toBe('/svc/samples/here/?a=1');
  });

  it('a count of nothing is not shown: its link stays where it is', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    const none = { ...loggedIn, selfInfoUnreadCount: 0, taskIncompleteCount: 0 };
    act(() => portal.show({ login: none }));
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'わたしの情報' }).textContent).toBe('わたしの情報');
    expect(header.getByRole('link', { name: 'やること' }).textContent).toBe('やること');
  });

  it('counts and logout for a logged-in person [EN-045 EN-046]', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    act(() => portal.show({ login: loggedIn }));
    expect(
      screen.getByRole('link', { name: `わたしの情報 ${commonWording.waiting({ count: 3 })}` }).getAttribute('href'),
    ).toBe('https://portal.example/myInformation');
    expect(
      screen.getByRole('link', { name: `やること ${commonWording.waiting({ count: 2 })}` }).getAttribute('href'),
    ).toBe('https://portal.example/todo');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'ログアウト' })));
    expect(portal.asked).toContain('logout');
  });
});

describe('addresses', () => {
  it.each([
    ['SH-017', 'no-such-path'],
    ['SH-018 AM-003', ''],
  ])('%s /svc/%s leaves for the not-found page', async (_, path) => {
    const { leave, portal } = await open(path, fakePortal(pages));
    expect(leave.mock.calls).toEqual([['https://portal.example/notFound']]);
    expect(portal.opened).toEqual([]);
  });

  it('a bare service path runs its steps', async () => {
    const { portal } = await open('samples', fakePortal(pages));
    expect(portal.asked).toEqual(['openBare samples']);
  });

  it('the intent address hands its query on and shows no screen [IN-001 IN-002 IN-003 IN-007]', async () => {
    const { portal } = await open('intent?nonce=n&sessionId=s&combinationCode=c', fakePortal(pages));
    expect(portal.asked).toEqual(['returnFromApp ?nonce=n&sessionId=s&combinationCode=c']);
  });
});

describe('notices and crashes', () => {
  it('offline and update notices [ER-162 ER-165 ER-166 AM-110]', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    act(() => portal.show({ offline: true, updateAvailable: true }));
    expect(screen.getByText('つながっていません').textContent).toBe('つながっていません');
    expect((await screen.findByText('更新を検出しました')).textContent).toBe('更新を検出しました');
    expect(screen.getByText('新しい機能が使えます').textContent).toBe('新しい機能が使えます');
  });

  it('a screen that cannot be drawn leaves the frame and a way on [ER-161]', async () => {
    const broken: FakePage = {
      title: 'x',
      view: [{ kind: 'each', list: expression('launch.name'), blocks: [], shownWhen: null }],
      scope: { launch: { name: '一覧ではない' } },
    };
    const { portal } = await open('samples/broken/', fakePortal({ ...pages, broken }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('画面を表示できませんでした');
    expect(portal.asked.some((line) => line.startsWith('crashed'))).toBe(true);
    errors.mockClear();
    await go('first');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('最初の画面');
  });

  it('the session warning appears in time and can be extended; the end offers to log in again', async () => {
    const settings = { 'session.warnBefore': 300 };
    const { portal } = await open('samples/first/', fakePortal(pages, settings));
    act(() => portal.show({ sessionEndsAt: Date.now() + 400_000 }));
    expect(screen.queryByText('まもなくログアウトします')).toBeNull();
    await act(async () => portal.show({ sessionEndsAt: Date.now() + 200_000 }));
    await screen.findByText('まもなくログアウトします');
    await act(async () => fireEvent.click(screen.getByText('利用を続ける')));
    expect(portal.asked).toContain('extendSession');
    // Nothing was told of the end: nobody knows whether it can be extended.
    expect(screen.queryByText('これ以上は続けられません')).toBeNull();
    const extending = vi.spyOn(portal, 'extendSession').mockImplementation(async () => {
      portal.shell.setState({ sessionEndsAt: Date.now() + 190_000 });
    });
    await act(async () => fireEvent.click(screen.getByText('利用を続ける')));
    extending.mockRestore();
    // Still near its end: it cannot be extended any more, and the page can be used until then.
    await screen.findByText('これ以上は続けられません');
    await act(async () => fireEvent.click(screen.getByText('とじる')));
    await vi.waitFor(() => expect(screen.queryByText('まもなくログアウトします')).toBeNull());
    await act(async () => portal.show({ sessionEndsAt: Date.now() - 1 }));
    const over = await screen.findByText('ログインが切れました');
    expect(over.closest('dialog')?.querySelector('form')?.getAttribute('action')).toBe(
      'https://portal.example/loginLanding',
    );
  });
});

describe('a frame of its own', () => {
  it('has its name, its way back and its footer; no login, no notices', async () => {
    const portal = fakePortal(pages);
    portal.shell.setState({ login: null });
    await open('samples/apart/', portal);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: '見本の管理画面' }).getAttribute('href')).toBe(
      'https://portal.example/adminTop',
    );
    expect(header.queryByRole('button')).toBeNull();
    expect(header.queryByText('お知らせ')).toBeNull();
    expect(
      within(screen.getByRole('contentinfo'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('使い方')]);
  });
});
