import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { banner } from '../../src/server/kernel/page/banner.ts';
import { chip } from '../../src/server/kernel/page/chip.ts';
import { html } from '../../src/server/kernel/page/html.ts';
import { countedLink, footer, header } from '../../src/server/kernel/page/portal-frame.ts';
import { Banner } from '../../src/ui/banner.tsx';
import { Chip } from '../../src/ui/chip.tsx';
import { Footer } from '../../src/ui/footer.tsx';
import { CountedLink, Header } from '../../src/ui/header.tsx';

/** Without what only the spelling of markup differs in. */
function tree(markup: string): string {
  return markup
    .replaceAll('<!-- -->', '')
    .replace(/<([a-z]+)((?: [\w-]+(?:="[^"]*")?)+)>/gi, (_all, name: string, attributes: string) => {
      const each = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, key = '', value]) => `${key.toLowerCase()}="${value}"`,
      );
      return `<${name} ${each.sort().join(' ')}>`;
    });
}

const links = [
  { text: 'トップページ', href: '/' },
  { text: 'やること', href: '/todo', count: 2 },
];

it('the header of the portal’s own pages is that of the screens', () => {
  const given = { portalName: '見本', topHref: '/', menu: 'メニュー', who: '見本　花子 さん', links };
  const [, todo = { text: '', href: '' }] = links;
  const react = renderToStaticMarkup(
    <Header {...given} serviceName="" subtitle="" first={<CountedLink {...todo} />}>
      <p>ログアウト</p>
    </Header>,
  );
  expect(tree(header({ ...given, first: countedLink(todo), end: html`<p>ログアウト</p>` }).markup)).toBe(tree(react));
});

it('and so is the footer', () => {
  const react = renderToStaticMarkup(
    <Footer links={links.map(({ text, href }) => ({ text, href }))} operator="見本の運営者" />,
  );
  expect(tree(footer({ links, operator: '見本の運営者' }).markup)).toBe(tree(react));
});

it.each(['info', 'warning', 'error', 'success'] as const)('a banner (%s), too', (tone) => {
  const react = renderToStaticMarkup(
    <Banner tone={tone} quiet>
      お知らせ
    </Banner>,
  );
  expect(tree(banner(tone, 'お知らせ').markup)).toBe(tree(react));
});

it.each(['done', 'waiting', 'attention', 'stopped'] as const)('and the chip of a state (%s)', (tone) => {
  const react = renderToStaticMarkup(<Chip tone={tone}>審査しています</Chip>);
  expect(tree(chip(tone, '審査しています').markup)).toBe(tree(react));
});
