import {
  type BrowserOptions,
  launchQuery,
  loggedIn,
  openBrowser,
  type Replies,
  type Reply,
} from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

export const project = projectOf();

export const four = { kanjiName: '山田花子', sex: '2', birthdate: '19900401', address: '東京都' };
const domicile = {
  domicile: '東京都千代田区',
  headOfTheFamily: '山田花子',
  domicileImage: 'png',
  headOfTheFamilyImage: 'png',
  hnskHttshSkbtKey: 'key',
  isChangingFamilyRegister: false,
};
const completed = { onlineUserIdGetIsCompleted: true, has4Information: true };
const phone = { loginType: '3', digitalCertificateType: '4', mdocFlag: '1' };

/** All that the screens of the family register ask for, answered at once. */
export const quick: { readonly [call: string]: Reply } = {
  isLogin: { body: loggedIn },
  pseudonymCheck: { body: { pseudonymExists: false } },
  pseudonymStatusCheck: { body: completed },
  pseudonymExec: { body: { pseudonymExecIsSuccess: true } },
  reget4information: { body: four },
  get4information: { body: four },
  set4information: { body: { is4informationSetSuccess: true } },
  cardAssistInfo: {},
  readHistory: {},
  domicileGet: { body: domicile },
  domicileSet: {},
  createXml: { body: { createXmlIsSuccess: true } },
  mdocRegister: { body: { sessionId: 's' } },
  fetchVersion: { body: {} },
  qrCardAssistInfo: { body: { qrCode: 'png', accessKey: 'key' } },
  qrCardAssistStatusCheck: { body: { qrStatus: 1 } },
  loggingCreate: {},
};

/** A screen of the family register, and what is done there. */
export interface Case {
  readonly path: string;
  readonly query?: { readonly [name: string]: string };
  /** Pressed after the screen is there. */
  readonly action?: string;
  readonly typed?: { readonly [field: string]: string };
  readonly login?: Partial<typeof loggedIn.loginInfo>;
}

export const select: Case = { path: 'select/' };
export const next = (one: Case): Case => ({ ...one, action: 'next' });
const read: Case = { path: 'personal-information/', action: 'read', login: phone };
const read4: Case = {
  path: 'personal-information/confirm/',
  query: { sessionId: 's', nonce: 'n', combinationCode: 'c' },
};
const counter: Case = {
  path: 'counter-input/',
  action: 'next',
  typed: { prefecture: '13', address: '千代田区1番' },
};

/** Every call that the screens of the family register make, and where; of is-login, every screen. */
export const cases: readonly (readonly [slow: string, at: Case])[] = [
  ...['select/', 'counter-input/', 'confirm/', 'personal-information/', 'personal-information/qr/'].map(
    (path) => ['isLogin', { path }] as const,
  ),
  ['isLogin', read4],
  ['pseudonymCheck', next(select)],
  ['reget4information', next(select)],
  ['pseudonymExec', next(select)],
  ['domicileSet', counter],
  ['domicileGet', { path: 'confirm/' }],
  ['createXml', { path: 'confirm/', action: 'next' }],
  ['mdocRegister', read],
  ['fetchVersion', read],
  ['qrCardAssistInfo', { path: 'personal-information/qr/' }],
  ['get4information', read4],
  ['cardAssistInfo', read4],
  ['readHistory', read4],
  ['set4information', next(read4)],
  ['pseudonymExec', next(read4)],
];

export function open(at: Case, replies: Replies, more: Partial<BrowserOptions> = {}) {
  const isLogin = { body: { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, ...at.login } } };
  const browser = openBrowser({ project, ...more, replies: { ...quick, isLogin, ...replies } });
  const loading = () => browser.portal.dialogs.getState().loading?.text ?? null;
  return { browser, loading };
}

export async function reach({ browser }: ReturnType<typeof open>, { path, query = {}, action, typed = {} }: Case) {
  await browser.open(`familyregister/${path}${launchQuery(query)}`);
  for (const [field, value] of Object.entries(typed)) browser.screen.recordInput(field, value);
  if (action !== undefined) await browser.press(action);
}
