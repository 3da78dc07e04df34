import type { Application } from '../../../src/server/services/hpki/applications.ts';
import { button } from '../harness/parts.ts';
import { type PageRow, type Place, pageAt } from '../look/place.ts';
import { begunHpki, expectHpki, type HpkiScreen, hpkiScreens, type Issuer, openHpki, pressToHpki } from './hpki.ts';

interface PlaceOptions {
  readonly persona?: string;
  /** Pressed there. */
  readonly press?: string;
  readonly changes?: Partial<Application>;
}

/** Logs in with an application under way and opens a screen. */
function at(screen: HpkiScreen, issuer: Issuer, { press, ...begun }: PlaceOptions = {}): Place['reach'] {
  return async (portal, page) => {
    await begunHpki(portal, issuer, begun);
    await openHpki(portal, screen);
    await expectHpki(page, screen);
    if (press !== undefined) await button(page, press).click();
  };
}

/** Logs in with nothing under way. */
function opened(screen: HpkiScreen, persona: string): Place['reach'] {
  return async (portal, page) => {
    await portal.login(persona);
    await openHpki(portal, screen);
    await expectHpki(page, screen);
  };
}

const filed =
  (issuer: Issuer): Place['reach'] =>
  async (portal, page) => {
    await at('consent', issuer)(portal, page);
    await page.getByRole('checkbox').check();
    await pressToHpki(page, `${issuer}Done`, '申請する');
  };

const empty = { email: '', phone: '', hasWorkplace: '', delivery: '', purposes: [] } as const;

/** `[name, screen, way]` */
const looks: readonly (readonly [name: string, screen: HpkiScreen, reach: Place['reach'], shows?: string])[] = [
  ['top', 'top', opened('top', 'hpki-doctor')],
  ['select', 'select', opened('select', 'hpki-two')],
  ['select-none', 'select', opened('select', 'qr'), '申請できる医療の資格が見つかりませんでした。'],
  ['select-under-way', 'select', opened('select', 'hpki-under-way')],
  ['select-issued', 'select', opened('select', 'hpki-issued')],
  ['select-begun', 'select', at('select', 'jma')],
  ['jma-information', 'jma', at('jma', 'jma')],
  ['jma-information-new', 'jma', opened('jma', 'hpki-doctor-new')],
  [
    'jma-information-error',
    'jma',
    at('jma', 'jma', { press: '次へ', changes: { registrationNumber: '', memberNumber: '1' } }),
  ],
  ['jpa-information', 'jpa', at('jpa', 'jpa')],
  ['medis-information', 'medis', at('medis', 'medis')],
  ['jma-other', 'jmaOther', at('jmaOther', 'jma')],
  [
    'jma-other-error',
    'jmaOther',
    at('jmaOther', 'jma', { persona: 'hpki-doctor-new', press: '次へ', changes: { ...empty, purposes: [] } }),
  ],
  ['jpa-other', 'jpaOther', at('jpaOther', 'jpa')],
  ['medis-other', 'medisOther', at('medisOther', 'medis')],
  ['jma-check', 'jmaCheck', at('jmaCheck', 'jma')],
  ['jpa-check', 'jpaCheck', at('jpaCheck', 'jpa')],
  ['medis-check', 'medisCheck', at('medisCheck', 'medis')],
  ['consent', 'consent', at('consent', 'jma')],
  ['consent-error', 'consent', at('consent', 'jma', { press: '申請する' })],
  ['jma-done', 'jmaDone', filed('jma')],
  ['jpa-done', 'jpaDone', filed('jpa')],
  ['medis-done', 'medisDone', filed('medis')],
];

export const screens: readonly Place[] = [
  ...looks.map(([name, screen, reach, shows]) => ({
    name: `hpki-${name}`,
    heading: hpkiScreens[screen].title,
    ...(shows !== undefined && { shows: [shows] }),
    reach,
  })),
];

export const dialogs: readonly Place[] = [
  {
    name: 'hpki-stop',
    heading: '手続きを中断しますか？',
    reach: async (portal, page) => {
      await at('jma', 'jma')(portal, page);
      await page.getByRole('button', { name: '中断する' }).click();
    },
  },
  {
    name: 'hpki-other-qualification',
    heading: '別の資格で申請しますか？',
    reach: async (portal, page) => {
      await at('select', 'jpa', { persona: 'hpki-two' })(portal, page);
      await button(page, '医師の資格で申請する').click();
    },
  },
];

const rows: readonly PageRow[] = [
  ['hpki-form', '/hpki-form?code=B00199', '医療分野の電子署名の申請フォーム'],
  ['hpki-terms', '/hpki-terms', '医療分野の電子署名の利用規約'],
];

export const pages = rows.map(pageAt);
