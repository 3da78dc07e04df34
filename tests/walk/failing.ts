import type { GraphEdge } from '../../src/flow/graph/graph.ts';
import type { ErrorRow } from '../../src/model/step.ts';
import type { Reply } from '../runtime/browser.ts';

/** Codes that a descriptor itself gives (`fail`), which no answer can bring. */
const isMade = (code: string) => /^[FB]\d{5}$/u.test(code) || code.startsWith('extension-');

/** The code with which an edge of a failed call is taken; null = it is none. */
export function codeOf({ via, call, codes }: Pick<GraphEdge, 'via' | 'call' | 'codes'>): string | null {
  if (call === undefined || (via !== 'error' && !codes.includes('timeout'))) return null;
  return codes.find((code) => !isMade(code)) ?? null;
}

/** What the portal answers so that a call fails with a code. */
export function replyWith(code: string, row: ErrorRow | null): Reply {
  if (code === 'network') return 'network';
  if (code === 'timeout') return 'never';
  if (code === 'malformed') return { raw: '<html>' };
  const [kind, value] = code.split('-');
  if (kind === 'http') return { raw: '{}', status: Number(value) };
  if (kind === 'result') return { resultCode: value ?? '' };
  // A business refusal, where the row does not say otherwise.
  return { code, resultCode: row?.resultCode ?? '1000' };
}

export function replyToFailure(codes: readonly string[], row: ErrorRow): Reply | null {
  const code = codes.find((one) => !isMade(one));
  return code === undefined ? null : replyWith(code, row);
}

/** The code of what is no failure: an act was done before with other content. */
export const otherContent = 'outcome-other';

export const ofOther = (answer: Reply): Reply =>
  typeof answer === 'object' && !('raw' in answer) ? { ...answer, headers: { 'outcome-of': 'other' } } : answer;
