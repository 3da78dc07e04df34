import type { Project } from '../../../src/model/project.ts';
import type { Reply, Sending } from '../../../src/stories/driver.ts';
import { loggedIn } from '../../runtime/browser.ts';
import type { createRequests } from '../requests.ts';
import { columnsOf } from './columns.ts';
import { type MadeContracts, type MadeFault, madeCalls } from './made-calls.ts';

const usual = { status: 200, location: null, text: '' };
const code = '123456';

/** Answers that wait until the phone behind the QR code has done its part. */
const untilPhone: { readonly [call: string]: string } = {
  qrCardAssistStatusCheck: 'qrStatus',
  signatureStatusCheck: 'signatureStatus',
};

/** Each shows a code that no phone has read yet. */
const newCodes = ['qrCardAssistInfo', 'signatureQrInfo'];

/** In place of a portal, for one browser: calls are answered by the examples of their contracts, the sandbox by what was sent before. */
export function madePortal(
  project: Project,
  contracts: MadeContracts,
  logins: ReadonlyMap<string, object>,
): ReturnType<typeof createRequests> {
  let login: object | null = null;
  let phone = 1;
  let settings: object = {};
  const { journal, plan, waiting, filed, drafts, call } = madeCalls({
    calls: project.catalogs[0]?.calls ?? [],
    contracts,
    adapt(name, example) {
      if (name === 'isLogin' && login !== null) return { ...loggedIn, loginInfo: { ...loggedIn.loginInfo, ...login } };
      if (newCodes.includes(name)) phone = 1;
      const status = untilPhone[name];
      return status === undefined ? example : { ...(example as object), [status]: phone };
    },
  });

  async function request(address: string, { json, form }: Sending = {}): Promise<Reply> {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const said = (value: unknown): Reply => ({ ...usual, text: JSON.stringify(value) });
    switch (pathname) {
      case '/svc/data/settings.json':
        return said(settings);
      case '/sandbox/login': {
        const person = searchParams.get('persona') ?? '';
        login = logins.get(person) ?? null;
        return login === null ? { ...usual, status: 404, text: person } : usual;
      }
      case '/sandbox/settings':
        settings = { ...settings, ...(json as object) };
        return usual;
      case '/sandbox/clock':
        return usual;
      case '/sandbox/faults':
        if (json === undefined) return said(waiting());
        plan(json as MadeFault);
        return usual;
      case '/sandbox/journal':
        return said(journal);
      case '/sandbox/outbox':
        return said([{ text: code }]);
      case '/sandbox/records':
        return said((searchParams.get('table') ?? '').endsWith('_drafts') ? drafts() : filed().map(columnsOf));
      case '/sandbox/phone/read':
      case '/sandbox/phone/sign':
        phone = form?.act === 'stop' ? 2 : 0;
        return usual;
      default:
        return pathname.startsWith('/sandbox/app/') ? byApp(pathname, form ?? {}) : { ...usual, status: 404 };
    }
  }

  return { request, call };
}

/** What the card app hands back, under the names by which it does. */
function byApp(pathname: string, form: { readonly [name: string]: string }): Reply {
  const [app, signs] = pathname.slice('/sandbox/app/'.length).split('/');
  const isIntentSigning = app === 'intent' && signs === 'sign';
  const to = app === 'intent' ? (isIntentSigning ? '/svc/intent-signature' : '/svc/intent') : '/svc/';
  const back = new URL(form.returnTo ?? to, 'http://portal');
  const error = form.act === 'cancel' ? 'extension-cancel' : form.act === 'fail' ? 'extension-unexpected' : null;
  if (error !== null) back.searchParams.set(isIntentSigning ? 'err_code' : 'errCode', error);
  else {
    back.searchParams.set(isIntentSigning ? 'session_id' : 'sessionId', 'made-session');
    back.searchParams.set('nonce', 'made-nonce');
  }
  return { status: 302, location: `${back.pathname}${back.search}`, text: '' };
}
