import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakePortal } from './fake-portal.ts';
import { freshDocument, go, nextTask, open, pages, router } from './open-page.tsx';

freshDocument();

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
    window.dispatchEvent(new Event('scroll'));
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
