import type { Act, Mark, Taken } from './probe-plan.ts';

/** A page that is measured: ours, the same written by hand, and as static HTML. */
export interface MeasuredPage {
  readonly name: 'select' | 'kana' | 'nq' | 'licence' | 'home';
  readonly says: string;
  readonly persona: string;
  readonly ours: string;
  /** `tests/bench/hand-written/<file>` of the page written by hand. */
  readonly byHand: string;
  /** Query of the launch: the calling service sends the person. */
  readonly isLaunched: boolean;
  /** An early change, and how it shows that the code has taken it. */
  readonly change: Act;
  readonly taken: Taken;
  /** An early press, and what it leads to. */
  readonly press: Act;
  readonly answer: Mark;
  /** Call that one press makes once; null = none. */
  readonly callOfPress: string | null;
}

const message: Mark = { selector: 'main button', words: '市区町村からのお知らせを読む' };
const search: Act = {
  controls: [{ selector: 'main form button[type="submit"]' }],
  types: { field: '#field-q', text: '保育士' },
};
const history: Mark = { selector: 'main a', words: '運転経歴情報' };
const services: Act = {
  controls: [{ selector: 'main form.ui-search button' }],
  types: { field: '#q', text: '引っ越し' },
};
const servicesFound: Mark = { selector: '.ui-found', words: '件です' };

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'select',
    says: 'selection screen',
    persona: 'qr',
    ours: '/svc/familyregister/select/',
    byHand: 'index.html',
    isLaunched: true,
    change: {
      controls: ['offline', 'online'].map((value) => ({ selector: `input[name="turnIn"][value="${value}"]` })),
    },
    taken: { kept: 'turnIn' },
    press: { controls: [{ selector: 'main form button[type="submit"]', words: '次へ' }] },
    answer: { selector: '.ui-error-summary a' },
    callOfPress: null,
  },
  {
    name: 'kana',
    says: 'kana top',
    persona: 'kana-correction',
    ours: '/svc/kana/top',
    byHand: 'kana.html',
    isLaunched: false,
    change: { controls: [message] },
    taken: { called: '/kana/histories/history/message/get' },
    press: { controls: [message] },
    answer: { selector: 'dialog[open]' },
    callOfPress: '/kana/histories/history/message/get',
  },
  {
    name: 'nq',
    says: 'list of 5,000 qualifications',
    persona: 'nq-nobody',
    ours: '/svc/nq/qualification-list',
    byHand: 'qualifications.html',
    isLaunched: false,
    change: search,
    taken: { called: '/national-qualifications/qualification/list', sends: '保育士' },
    press: search,
    answer: { selector: 'main tbody tr:first-child a', words: '保育士' },
    callOfPress: null,
  },
  {
    name: 'licence',
    says: 'licence page',
    persona: 'licence-gold',
    ours: '/svc/drivers-license/',
    byHand: 'licence.html',
    isLaunched: false,
    change: { controls: [history] },
    taken: { called: '/drivers-license/driving-history/get' },
    press: { controls: [history] },
    answer: { selector: 'main dt', words: '累積点数' },
    callOfPress: '/drivers-license/driving-history/get',
  },
  {
    name: 'home',
    says: 'home',
    persona: 'qr',
    ours: '/',
    byHand: 'home.html',
    isLaunched: false,
    change: services,
    taken: { drawn: servicesFound },
    press: services,
    answer: servicesFound,
    callOfPress: null,
  },
];

export function pageNamed(name: MeasuredPage['name']): MeasuredPage {
  const found = measuredPages.find((page) => page.name === name);
  if (found === undefined) throw new Error(`no page ${name} is measured`);
  return found;
}

/** Made-up qualifications that every measured server adds. */
export const madeUpQualifications = 5000;

/** What the calling service sends, offline submission allowed. */
export function launchQuery(origin: string): string {
  const query = new URLSearchParams({
    returnUrl: `${origin}/sandbox/caller/returned`,
    cancelUrl: `${origin}/sandbox/caller/cancelled`,
    finishUrl: `${origin}/sandbox/caller/finished`,
    processId: '000',
    sinseiTetuzukiSyubetuCd: 'T001',
    progress: '5',
    step: '2',
  });
  return `?${query}`;
}

export type Side = 'ours' | 'byHand';

export function addressOf(page: MeasuredPage, origin: string, side: Side): string {
  const path = side === 'ours' ? page.ours : `/svc/${page.byHand}`;
  return origin + path + (page.isLaunched ? launchQuery(origin) : '');
}
