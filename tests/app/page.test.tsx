// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/app.tsx';
import type { Crumb } from '../../src/model/screen.ts';
import { expression, text } from '../render/expressions.ts';
import { aField } from '../render/fake-screen.ts';
import { registry } from '../render/registry.ts';
import { type FakePage, fakePortal, loggedIn, type RecordingPortal } from './fake-portal.ts';

const crumb = (name: string, url: string, leaves: boolean, prefix = ''): Crumb => ({
  breadcrumbName: name,
  breadcrumbUrl: url,
  breadcrumbPrefix: prefix,
  leaveVueFlag: leaves,
});

const pages: { readonly [path: string]: FakePage } = {
  first: { title: '最初の画面', view: [{ kind: 'text', text: '一つ目', shownWhen: null }] },
  second: { title: '次の画面', view: [{ kind: 'text', text: '二つ目', shownWhen: null }], subtitle: '副題' },
  form: {
    title: '入力の画面',
    view: [
      { kind: 'field', field: 'name', shownWhen: null },
      { kind: 'field', field: 'email', shownWhen: null },
    ],
    fields: [aField('name'), aField('email')],
  },
  grey: { title: '灰色の画面', themeColor: '#F1F1F4', view: [] },
  trail: {
    title: '道のある画面',
    view: [],
    breadcrumb: {
      breadcrumbName: '今いる画面',
      parents: [crumb('ホーム', 'portalTop', true), crumb('前の画面', 'first', false)],
    },
  },
  prefixed: {
    title: '接頭辞のある道',
    view: [],
    breadcrumb: { breadcrumbName: '今いる画面', parents: [crumb('介護福祉士', 'first', false, '資格：')] },
  },
  apart: { title: '管理の画面', view: [] },
  named: { title: text('${launch.name}さんの画面'), view: [], scope: { launch: { name: '花子' } } },
};

const router = { navigate: (_url: string, _options: { readonly replace: boolean }) => {} };

async function open(path: string, portal: RecordingPortal, leave = vi.fn()) {
  window.history.pushState({}, '', `/svc/${path}`);
  await act(async () => {
    render(<App portal={portal} registry={registry} router={router} host={{ leave, report: () => {} }} />);
    await nextTask();
  });
  return { portal, leave };
}

async function go(path: string, control = ''): Promise<void> {
  await act(async () => {
    router.navigate(`/samples/${path}/${control}`, { replace: false });
    await nextTask();
  });
}

/** By then every promise that waits for nothing has gone on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#FFFFFF">';
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  expect(errors.mock.calls).toEqual([]);
});

describe('the document around a screen', () => {
  it.each([
    ['samples/first/', '最初の画面 | 見本のサービス'],
    ['samples/first', '最初の画面 | 見本のサービス'],
    ['samples/named/', '花子さんの画面 | 見本のサービス'],
  ])('title of %s: %s [SH-019 AM-006 AM-010]', async (path, title) => {
    await open(path, fakePortal(pages));
    expect(document.title).toBe(title);
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
        { '@type': 'ListItem', position: 1, name: 'ホーム', item: 'https://portal.example/portalTop' },
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
    expect(nav.getByRole('link', { name: 'ホーム' }).getAttribute('href')).toBe('https://portal.example/portalTop');
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

  it('a count of nothing is not shown', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    const none = { ...loggedIn, selfInfoUnreadCount: 0, taskIncompleteCount: 0 };
    act(() => portal.show({ login: none }));
    expect(within(screen.getByRole('banner')).queryByText(/わたしの情報|やること|0/)).toBeNull();
  });

  it('counts and logout for a logged-in person [EN-045 EN-046]', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    act(() => portal.show({ login: loggedIn }));
    expect(screen.getByRole('link', { name: 'わたしの情報 3件' }).getAttribute('href')).toBe(
      'https://portal.example/notices',
    );
    expect(screen.getByRole('link', { name: 'やること 2件' }).getAttribute('href')).toBe('https://portal.example/todo');
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

describe('navigation', () => {
  it('each visit is opened, told once, started, and ended by the next', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    await go('second');
    expect(portal.asked).toEqual([
      'openScreen first',
      'navigated 最初の画面',
      'start first',
      'dispose first',
      'openScreen second',
      'navigated 次の画面',
      'start second',
    ]);
  });

  it('forward: scrolls to the top, focuses the heading, announces the title', async () => {
    await open('samples/first/', fakePortal(pages));
    expect(document.activeElement?.id).not.toBe('screen-heading');
    await go('second');
    expect(document.activeElement?.id).toBe('screen-heading');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('次の画面 | 見本のサービス');
  });

  it.each([
    ['#field-email', 'field-email'],
    ['#field-gone', 'screen-heading'],
  ])('forward to %s focuses %s', async (control, focused) => {
    await open('samples/first/', fakePortal(pages));
    await go('form', control);
    await screen.findByRole('heading', { level: 1, name: '入力の画面' });
    expect(document.activeElement?.id).toBe(focused);
  });

  it('back: the position is restored at once, the focus left alone [CO-057]', async () => {
    await open('samples/first/', fakePortal(pages));
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await go('second');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    await act(async () => {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      window.dispatchEvent(new PopStateEvent('popstate'));
      await arrived;
      await nextTask();
    });
    expect(document.title).toBe('最初の画面 | 見本のサービス');
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });

  it('rewriting the query of the same address is not a new visit', async () => {
    const { portal } = await open('samples/first/?returnUrl=x', fakePortal(pages));
    await act(async () => router.navigate('/samples/first/', { replace: true }));
    expect(portal.asked.filter((line) => line === 'openScreen first')).toHaveLength(1);
  });

  it('a page out of the page cache is told to its screen', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(portal.asked).toContain('restored first');
  });
});

describe('notices and crashes', () => {
  it('offline and update notices [ER-162 ER-165 ER-166 AM-110]', async () => {
    const { portal } = await open('samples/first/', fakePortal(pages));
    act(() => portal.show({ offline: true, updateAvailable: true }));
    expect(screen.getByText('つながっていません').textContent).toBe('つながっていません');
    expect(screen.getByText('更新を検出しました').textContent).toBe('更新を検出しました');
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
    fireEvent.click(screen.getByText('利用を続ける'));
    expect(portal.asked).toContain('extendSession');
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

describe('where only a part of the page changes', () => {
  const part = (id: string, listed: boolean) => {
    const element = document.createElement('p');
    element.id = id;
    element.tabIndex = -1;
    if (listed) element.dataset.list = '';
    document.getElementById('main')?.append(element);
    return element;
  };

  it.each<[what: string, query: string, control: string | undefined, focused: string]>([
    ['another page of a list', '?page=2', 'list-page', 'list-page'],
    ['a search', '?q=a', undefined, 'list-page'],
    ['a tab', '?view=month', 'tab-1', 'tab-1'],
  ])('%s: the page stays in place, the focus goes to it', async (_what, query, control, focused) => {
    await open('samples/first/', fakePortal(pages));
    part('list-page', true);
    part('tab-1', false);
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => {
      router.navigate(`/samples/first/${query}`, { replace: false, ...(control !== undefined && { control }) });
      await nextTask();
    });
    expect(document.activeElement?.id).toBe(focused);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('with nothing to go to the focus goes to the heading, at the top', async () => {
    await open('samples/first/', fakePortal(pages));
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => {
      router.navigate('/samples/first/?view=history', { replace: false });
      await nextTask();
    });
    expect(document.activeElement?.id).toBe('screen-heading');
    expect(window.scrollTo).toHaveBeenCalledOnce();
  });

  it('what is shown stays, greyed out, until what follows is known', async () => {
    const portal = fakePortal(pages);
    await open('samples/first/', portal);
    let known = () => {};
    const openScreen = portal.openScreen.bind(portal);
    portal.openScreen = async (...given) => {
      const runtime = await openScreen(...given);
      return { ...runtime, start: () => new Promise<void>((resolve) => (known = resolve)) };
    };
    await act(async () => {
      router.navigate('/samples/first/?page=2', { replace: false });
      await nextTask();
    });
    const main = screen.getByRole('main', { hidden: true });
    expect(main.getAttribute('aria-busy')).toBe('true');
    expect(main.querySelector('h1')?.textContent).toBe('最初の画面');
    await act(async () => {
      known();
      await nextTask();
    });
    expect(main.hasAttribute('aria-busy')).toBe(false);
  });
});
