import { button } from '../harness/parts.ts';
import type { Place } from '../look/place.ts';
import { expectInsurance, openInsurance } from './insurance.ts';

const record = (persona: string): Place => ({
  name: persona,
  ids: 'EM-002',
  heading: '雇用保険の手続き',
  reach: async (portal, page) => {
    await portal.login(persona);
    await openInsurance(portal);
    await expectInsurance(page);
  },
});

const slip = (name: string, query: string, press?: string): Place => ({
  name,
  heading: '離職票',
  reach: async (portal, page) => {
    await portal.login('employment-left');
    await openInsurance(portal, query);
    if (press !== undefined) await button(page, press).click();
  },
});

const failed = (name: string, heading: string, query: string): Place => ({
  name,
  ids: 'EM-004',
  heading,
  reach: async (portal) => {
    await portal.login('employment-insured');
    await openInsurance(portal, `error${query}`);
  },
});

/** The screens of the employment insurance, with what each kind of person finds there. */
export const screens: readonly Place[] = [
  ...['two', 'left', 'restricted', 'receiving'].map((person) => record(`employment-${person}`)),
  {
    ...record('employment-none'),
    shows: ['離職票はありません。', '雇用保険に加入した記録がありません。', '支給の記録はありません。'],
  },
  slip('employment-slip', '?slip=R3017-0001'),
  slip('employment-slip-received', '?slip=R3017-0001', '離職票を受け取る'),
  { ...slip('employment-slip-unknown', '?slip=none'), shows: ['この離職票は見つかりません。'] },
  failed('employment-error', 'システムに問題が発生しました', ''),
  failed('employment-error-login', 'もう一度ログインしてください', '?case=loginAgain'),
];
