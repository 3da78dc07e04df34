/** A browser with all its cookies, for logins that lead out and come back. */
export function browserOf(origin: string) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { origin, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const begin = (sent: { readonly from?: string; readonly to?: string } = {}, agent = '') =>
    send('/login/landing', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agent },
      body: new URLSearchParams(sent).toString(),
    });
  return {
    jar,
    send,
    /** As the page of the login posts it. */
    begin,
    /** The same, and the state with which the login outside is told to come back. */
    async stateOf(sent: { readonly from?: string; readonly to?: string } = {}): Promise<string> {
      const out = (await begin(sent)).headers.get('location') ?? '';
      return new URL(out).searchParams.get('state') ?? '';
    },
    comeBack: (answer: { readonly [name: string]: string }) => send(`/login/return?${new URLSearchParams(answer)}`),
  };
}

/** Logs in with this answer; `sent`: where the person wants to go. */
export async function logInOutside(
  origin: string,
  answer: { readonly [name: string]: string },
  sent: { readonly from?: string; readonly to?: string } = {},
) {
  const browser = browserOf(origin);
  const back = await browser.comeBack({ ...answer, state: await browser.stateOf(sent) });
  return { browser, back, cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ') };
}
