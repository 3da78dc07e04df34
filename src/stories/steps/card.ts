import type { Driver, Instead } from '../driver.ts';
import type { PlayableStep } from '../story-step.ts';
import { until } from '../until.ts';

interface Options {
  readonly card: keyof typeof acts;
}

const acts = {
  own: '自分のカードをかざす',
  other: '別の人のカードをかざす',
  unreadable: '読み取れないカードをかざす',
  stop: '中止する',
  fail: 'アプリでエラーが起きる',
} as const;

export const storyStep: PlayableStep = {
  kind: 'card',
  role: 'does',
  says: '開いたカードのアプリか、二次元コードを読んだスマートフォンで、カードをかざして（署名して）、手続きに戻ります。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['card'],
    properties: {
      card: {
        enum: Object.keys(acts),
        description: `own（自分のカード）、other（別の人のカード）、unreadable（読み取れないカード）、stop（中止）、fail（アプリのエラー）。`,
      },
    },
  },
  tell: ({ card }: Options) => acts[card],
  play: ({ card }: Options, { driver }) =>
    until(driver, 'カードのアプリが開くか、二次元コードが出る', async () => {
      const phone = await driver.phone();
      if (phone !== '') return byPhone(driver, phone, card);
      const app = await driver.app();
      return app === '' ? 'どちらもありません' : byApp(driver, app, card);
    }),
};

/** Only their path and query matter: the portal that is asked is the driver's. */
const read = (address: string) => new URL(address, 'http://portal');

async function byPhone({ request }: Driver, address: string, card: Options['card']): Promise<Instead> {
  const { pathname, searchParams } = read(address);
  const act = card === 'stop' ? 'stop' : 'sign';
  // A code that was used or replaced: another one is about to be drawn.
  const over = stateIn((await request(`${pathname}?${searchParams}`)).text);
  if (over !== undefined) return `スマートフォンの二次元コードは、もう使えません（${over}）`;
  const { status, text } = await request(pathname, { form: { token: searchParams.get('token') ?? '', card, act } });
  if (status >= 400) return `スマートフォンのページが ${status} を返しました`;
  if (act === 'stop') return null;
  const state = stateIn(text);
  return state === undefined || done.includes(state)
    ? null
    : `スマートフォンの二次元コードは、もう使えません（${state}）`;
}

/** What became of the code; undefined = it can be used. */
const stateIn = (page: string) => /data-state="([a-z]+)"/u.exec(page)?.[1];

/** Of a code that has just been used. */
const done: readonly string[] = ['read', 'signed'];

async function byApp({ request, open }: Driver, address: string, card: Options['card']): Promise<Instead> {
  const { pathname, searchParams } = read(address);
  const signs = searchParams.has('signatureId');
  const act = card === 'stop' ? 'cancel' : card === 'fail' ? 'fail' : signs ? 'sign' : 'read';
  const form = { ...Object.fromEntries(searchParams), card, act };
  const { status, location } = await request(`${pathname}${signs ? '/sign' : ''}`, { form });
  if (location === null) return `アプリの見本が ${status} を返しました`;
  await open(location);
  return null;
}
