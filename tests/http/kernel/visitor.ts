import { cookieName } from '../../../src/server/kernel/sessions/cookie.ts';
import type { TestPortal } from '../harness.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the text is no JSON. */
  readonly json: Record<string, never> & {
    readonly resultCode?: string;
    readonly resBody?: Record<string, unknown>;
    readonly errors?: readonly { readonly errorCode: string; readonly errorMessage: string }[];
  };
}

/** A browser with a cookie jar of one cookie: the session's. */
export class Visitor {
  readonly portal: TestPortal;
  cookie = '';

  constructor(portal: TestPortal) {
    this.portal = portal;
  }

  /** As a page of the portal sends it; `isForeign`: without what it would say of itself. */
  async send(path: string, init: RequestInit = {}, isForeign = false): Promise<Reply> {
    const response = await fetch(`${this.portal.origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(!isForeign && { origin: this.portal.origin }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(init.headers as object),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [cookie = ''] = line.split(';');
      if (cookie.startsWith(`${cookieName}=`)) this.cookie = cookie;
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Calls `/api/sample/<name>` from screen `TEST-01`. */
  call(name: string, reqBody?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const body = { commonHeader: { screenId: 'TEST-01' }, ...(reqBody === undefined ? {} : { reqBody }) };
    return this.post(`/api/sample/${name}`, body, headers);
  }

  async login(persona: string, query = ''): Promise<Reply> {
    return this.send(`/sandbox/login?persona=${persona}&to=/${query}`);
  }
}

export async function citizen(portal: TestPortal, persona = 'qr', query = ''): Promise<Visitor> {
  const visitor = new Visitor(portal);
  const reply = await visitor.login(persona, query);
  if (reply.status !== 303) throw new Error(`no login as ${persona}: ${reply.status} ${reply.text}`);
  return visitor;
}

function parsed(text: string): Reply['json'] {
  try {
    return JSON.parse(text) as Reply['json'];
  } catch {
    return undefined as unknown as Reply['json'];
  }
}
