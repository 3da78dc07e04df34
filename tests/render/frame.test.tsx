import { readFileSync } from 'node:fs';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import { Breadcrumb } from '../../src/ui/breadcrumb.tsx';
import { Footer } from '../../src/ui/footer.tsx';
import { Header } from '../../src/ui/header.tsx';

afterEach(cleanup);

describe('the breadcrumb', () => {
  const followed: string[] = [];
  const draw = () => {
    followed.length = 0;
    render(
      <Breadcrumb
        crumbs={[
          { text: 'トップページ', isLater: false, href: '/' },
          {
            text: '資格の一覧',
            isLater: false,
            href: '/svc/nq/qualification-list',
            onFollow: () => void followed.push('list'),
          },
          { text: '資格の詳細', isLater: true, href: '' },
        ]}
      />,
    );
  };
  /** True when the browser would load the page. */
  const loadsPage = (name: string, keys: MouseEventInit = {}) => {
    const link = screen.getByRole('link', { name });
    const event = createEvent.click(link, keys);
    // Keeps the test's browser from going there.
    document.addEventListener('click', (click) => click.preventDefault(), { once: true });
    const seen: boolean[] = [];
    window.addEventListener('click', () => seen.push(followed.length === 0), { once: true });
    fireEvent(link, event);
    return seen[0];
  };

  it('the last crumb is the current page and no link [SH-033]', () => {
    draw();
    const current = screen.getByText('資格の詳細');
    expect([current.tagName, current.getAttribute('aria-current')]).toEqual(['SPAN', 'page']);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['トップページ', '資格の一覧']);
  });

  it('a crumb that leaves the app loads the page [SH-034]', () => {
    draw();
    expect(loadsPage('トップページ')).toBe(true);
  });

  it('every other crumb is followed inside the app [SH-035]', () => {
    draw();
    expect(loadsPage('資格の一覧')).toBe(false);
    expect(followed).toEqual(['list']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a click with %o opens a tab or window as usual',
    (keys) => {
      draw();
      expect(loadsPage('資格の一覧', keys)).toBe(true);
    },
  );
});

describe('the header', () => {
  const header = {
    portalName: '見本ポータル',
    topHref: '/',
    serviceName: '運転免許',
    menu: 'メニュー',
    who: '',
    first: null,
    links: [],
  };

  it('shows the service name and the link to notices, and a way past itself [SH-029 SH-031]', () => {
    render(<Header {...header} subtitle="" links={[{ text: '重要なお知らせ', href: '/notices' }]} />);
    expect(screen.getByText('運転免許').parentElement?.className).toBe('ui-header-service');
    expect(screen.getByRole('link', { name: '重要なお知らせ' }).getAttribute('href')).toBe('/notices');
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#main');
  });

  it.each([
    ['運転経歴情報', ['運転免許', '運転経歴情報']],
    ['', ['運転免許']],
  ])('subtitle 「%s」 [SH-030]', (subtitle, lines) => {
    render(<Header {...header} subtitle={subtitle} />);
    expect([...document.querySelectorAll('.ui-header-service p')].map((line) => line.textContent)).toEqual(lines);
  });
});

it('footer links open a new window and say so [SH-037 SH-039]', () => {
  render(<Footer operator="" links={[{ text: '推奨環境', href: 'https://portal.example/environment' }]} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: new RegExp(`推奨環境 ?${commonWording.opensNewWindow}`),
  });
  expect([link.target, link.rel, link.href]).toEqual(['_blank', 'noopener', 'https://portal.example/environment']);
});

it('every icon is in the sprite', () => {
  const sprite = readFileSync('src/public/assets/icons.svg', 'utf8');
  const namesIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/export type IconName =\s([^;]+);/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([a-z]+)'/g)].map((match) => match[1]),
    );
  // The portal's own pages draw from the same sprite.
  const wanted = [...new Set([...namesIn('src/ui/icon.tsx'), ...namesIn('src/server/kernel/page/icon.ts')])];
  const drawn = [...sprite.matchAll(/<symbol id="([a-z]+)"/g)].map((match) => match[1]);
  expect(drawn.sort()).toEqual(wanted.sort());
});
