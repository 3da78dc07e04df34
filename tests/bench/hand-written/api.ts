/** The portal's calls as a page written for this one service would make them. */
export async function call<Body>(path: string, screenId: string, reqBody?: object): Promise<Body> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ commonHeader: { screenId }, ...(reqBody ? { reqBody } : {}) }),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = (await response.json()) as { resultCode: string; resBody: Body };
  if (!response.ok || answer.resultCode !== '0000') throw new Error(`${path}: ${answer.resultCode}`);
  return answer.resBody;
}

export interface Login {
  readonly loginInfo: { readonly isLogin: boolean; readonly digitalCertificateType: string; readonly mdocFlag: string };
  readonly batchNumber: { readonly selfInfoUnreadCount: number; readonly taskIncompleteCount: number };
}

let asked: Promise<Login> | undefined;

/** Asked once; then the calls every visit of a logged-in person makes. */
export function askLogin(screenId: string): Promise<Login> {
  asked ??= call<Login>('common/login/is-login', screenId).then((login) => {
    if (login.loginInfo.isLogin) {
      void call('my/self-info/get', screenId)
        .then(() => call('my/notification/list', screenId))
        .catch(() => {});
    }
    return login;
  });
  return asked;
}
