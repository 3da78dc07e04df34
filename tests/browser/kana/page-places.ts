import { type PageRow, type Place, pageAt } from '../look/place.ts';

const rows: readonly PageRow[] = [
  ['municipality', '/sandbox/municipality', '市区町村の見本', 'kana-filed'],
  ['municipality-anonymous', '/sandbox/municipality', '市区町村の見本'],
  ['help-screen', '/help/kana/kana-input-contact-information', 'お困りのとき'],
];

/** What the municipality shows, and the help of a screen. */
export const pages: readonly Place[] = [
  ...rows.map(pageAt),
  ...(
    [
      ['correction', '訂正を依頼する', '訂正の依頼'],
      ['notice', 'お知らせを送る', 'お知らせの送信'],
    ] as const
  ).map(
    ([name, button, heading]): Place => ({
      name: `page-municipality-${name}`,
      heading,
      reach: async (portal, page) => {
        await portal.login('kana-filed');
        await page.goto(`${portal.origin}/sandbox/municipality`);
        await page.getByRole('button', { name: button }).click();
      },
    }),
  ),
];
