import { serverCalls } from '../../../src/server/kernel/contract/calls.ts';
import { contracts } from '../contract/client.ts';
import { strangeReply } from '../contract/hostile-values.ts';
import type { Fuzzed } from './requests.ts';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const entries = new Map(contracts.calls.map(({ entry }) => [entry.call, entry]));
const byPath = serverCalls(contracts, null);

/** Words of ours, of libraries and of the database that are for nobody outside. */
const inside =
  /node_modules|\.[cm]?[jt]s:\d|\bFST_|\bERR_[A-Z]|SQLSTATE|\bajv\b|schemaPath|violates|duplicate key|invalid input syntax|invalid byte sequence|out of range|Unexpected token|Cannot read prop|is not a function|\bat \w+ \(/;

/** Of every call that says for whom it asks. */
const ofAll = 'other-person';

interface Told {
  readonly resultCode?: unknown;
  readonly resBody?: unknown;
  readonly errors?: readonly { readonly errorCode?: unknown; readonly errorMessage?: unknown }[];
}

/** What is wrong with an answer; null = nothing. */
export function wrongWith({ call, method, path }: Fuzzed, { status, type, text }: Answered): string | null {
  if (status >= 500) return `${status}`;
  if (inside.test(text)) return `inside words: ${inside.exec(text)?.[0]}`;
  if (method === 'HEAD' || !/^\/api\//.test(path)) return null;
  if (!type.startsWith('application/json')) return `no JSON: ${type}`;
  return wrongWithAnswer(call, status, text);
}

/** As the contract has it: a result code, and either what was asked for or errors in Japanese. */
function wrongWithAnswer(call: string | null, status: number, text: string): string | null {
  let told: Told;
  try {
    told = JSON.parse(text) as Told;
  } catch {
    return 'no JSON';
  }
  const { resultCode, resBody, errors = [] } = told;
  if (typeof resultCode !== 'string' || !/^\d{4}$/.test(resultCode)) return `resultCode ${String(resultCode)}`;
  for (const { errorCode, errorMessage } of errors)
    if (typeof errorCode !== 'string' || typeof errorMessage !== 'string' || !/[ぁ-ん].*。/su.test(errorMessage))
      return `error ${String(errorCode)}: ${String(errorMessage)}`;
  const entry = entries.get(call ?? '');
  const known = entry && byPath.get(entry.path);
  if (resultCode !== '0000') {
    const reply = { status, resultCode, errors, resBody: {}, headers: new Headers() } as never;
    return known === undefined ? null : strangeReply(reply, [...(entry?.codes ?? []), ofAll]);
  }
  if (known === undefined) return status === 200 ? 'an answer of no call' : null;
  if (!known.hasResponse) return resBody === undefined ? null : 'resBody of a call without one';
  return known.checkResponse(resBody) ? null : `resBody: ${JSON.stringify(known.checkResponse.errors)}`;
}
