import type { Given } from './taken.ts';

/** What the graph calls an answer of the portal. */
export async function givenBy(call: string, response: Response): Promise<Given> {
  if (response.status !== 200) return { call, code: `http-${response.status}` };
  const text = await response
    .clone()
    .text()
    .catch(() => null);
  if (text === null) return { call, code: 'network' };
  const answer = parsed(text);
  if (answer === null) return { call, code: 'malformed' };
  const { resultCode = '', errors = [] } = answer;
  return { call, code: resultCode === '0000' ? null : (errors[0]?.errorCode ?? `result-${resultCode}`) };
}

interface Answer {
  readonly resultCode?: string;
  readonly errors?: readonly { readonly errorCode: string }[];
}

function parsed(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}

/** How the next call of a path is answered: as the sandbox is asked to, or not at all where it is lost on the way. */
export type Fault = {
  readonly path: string;
  readonly lost?: 'request' | 'answer';
  readonly [name: string]: unknown;
};

/** What makes a call of that path fail with a code. */
export function faultFor(path: string, code: string, resultCode: string | null): Fault {
  if (code === 'timeout') return { path, lost: 'answer' };
  if (code === 'network') return { path, lost: 'request' };
  if (code === 'malformed') return { path, malformed: true };
  const [kind, value = ''] = code.split('-');
  if (kind === 'http') return { path, status: Number(value) };
  if (kind === 'result') return { path, resultCode: value };
  return { path, errorCode: code, ...(resultCode !== null && { resultCode }) };
}
