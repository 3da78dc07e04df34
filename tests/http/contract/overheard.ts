/** What went between browsers and the portal. */
export interface Overheard {
  /** Members of bodies that were sent, texts alone. */
  readonly sent: Set<string>;
  /** Addresses that were asked for, and to which the portal led. */
  readonly addresses: string[];
  /** Refusals, with the texts of what they refused. */
  readonly refused: { readonly path: string; readonly sent: readonly string[]; readonly answer: string }[];
  /** Members of answers with their names, texts alone. */
  readonly answered: (readonly [member: string, value: string])[];
  readonly cookies: Set<string>;
  stop(): void;
}

/** Every text in a value, with the member that it stands in. */
function textsOf(value: unknown, member = ''): readonly (readonly [member: string, value: string])[] {
  if (typeof value === 'string') return [[member, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? member : name));
}

/** Listens until it is stopped: to all that tests of this file send. */
export function overhear(): Overheard {
  const send = globalThis.fetch;
  const heard: Overheard = {
    sent: new Set(),
    addresses: [],
    refused: [],
    answered: [],
    cookies: new Set(),
    stop() {
      globalThis.fetch = send;
    },
  };
  globalThis.fetch = async (address, init) => {
    const { pathname, href } = new URL(String(address));
    const body = typeof init?.body === 'string' ? textsOf(JSON.parse(init.body)).map(([, text]) => text) : [];
    for (const text of body) heard.sent.add(text);
    heard.addresses.push(href);
    const answer = await send(address, init);
    heard.addresses.push(answer.headers.get('location') ?? '');
    for (const line of answer.headers.getSetCookie()) heard.cookies.add(/=([^;]*)/.exec(line)?.[1] ?? '');
    if (!(answer.headers.get('content-type') ?? '').includes('json')) return answer;
    const told = await answer.clone().text();
    const isRefused = pathname.startsWith('/api/') && !told.includes('"resultCode":"0000"');
    if (isRefused) heard.refused.push({ path: pathname, sent: body, answer: told });
    else if (told.endsWith('}') || told.endsWith(']')) heard.answered.push(...textsOf(JSON.parse(told)));
    return answer;
  };
  return heard;
}
