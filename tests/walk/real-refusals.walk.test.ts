import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '../runtime/browser.ts';
import { openRealPortal, type RealPortal } from '../stories/real-portal.ts';
import { createRequests } from '../stories/requests.ts';
import { codeOf, replyWith } from './failing.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { realGround } from './real-ground.ts';

/** What the run-time reads of an answer that refuses. */
interface Refusal {
  readonly status: number;
  readonly resultCode: string;
  readonly code: string | null;
}

const ground = realGround();
let portal: RealPortal;

beforeAll(async () => {
  portal = await openRealPortal();
}, 60_000);
afterAll(() => portal.close());

it('the real server refuses as the walk makes it: every call that fails on any edge, with every code', async () => {
  const { request } = createRequests(portal.origin);
  await request('/sandbox/login?persona=pseudonym-exists&to=/livez');
  const others: string[] = [];
  const asked = refusalsOf(ground);
  for (const { call, made } of asked) {
    const { path } = ground.call(call);
    const { status, resultCode, code } = refusalOf(made);
    const fault = {
      path,
      ...(code !== null && { errorCode: code }),
      ...(status !== 200 ? { status } : { resultCode }),
    };
    expect((await request('/sandbox/faults', { json: fault })).status).toBeLessThan(300);
    const answer = await request(path, { json: { commonHeader: { screenId: 'SCK0000-00-000' }, reqBody: {} } });
    const real = readAnswer(answer.status, answer.text, status === 200);
    const wanted = status === 200 ? { status, resultCode, code } : { status, resultCode: '', code: null };
    if (JSON.stringify(real) !== JSON.stringify(wanted))
      others.push(`${call}: ${JSON.stringify(real)} instead of ${JSON.stringify(wanted)}`);
  }
  expect(others).toEqual([]);
  expect(asked.length).toBeGreaterThan(500);
}, 300_000);

/** Each once: a call and how it is refused. What never comes back from a portal (no connection, no end, no JSON) is not its answer. */
function refusalsOf({ edges }: Ground): readonly { readonly call: string; readonly made: Exclude<Reply, string> }[] {
  const found = new Map<string, { readonly call: string; readonly made: Exclude<Reply, string> }>();
  for (const { call, code, row } of edges.flatMap(failingOf)) {
    const made = replyWith(code, row);
    if (typeof made === 'string' || code === 'malformed') continue;
    found.set(`${call} ${JSON.stringify(made)}`, { call, made });
  }
  return [...found.values()];
}

function failingOf(
  edge: WalkEdge,
): readonly { readonly call: string; readonly code: string; readonly row: WalkEdge['row'] }[] {
  const code = codeOf(edge);
  return code === null || edge.call === undefined ? [] : [{ call: edge.call, code, row: edge.row }];
}

function refusalOf(made: Exclude<Reply, string>): Refusal {
  if ('raw' in made) return { status: made.status ?? 200, resultCode: '', code: null };
  const { code = null, resultCode = code === null ? '0000' : '9000', status = 200 } = made;
  return { status, resultCode, code };
}

/** Of an answer with another status only that is read. */
function readAnswer(status: number, text: string, isRead: boolean): Refusal {
  if (!isRead) return { status, resultCode: '', code: null };
  const { resultCode = '', errors = [] } = JSON.parse(text) as {
    readonly resultCode?: string;
    readonly errors?: readonly { readonly errorCode: string }[];
  };
  return { status, resultCode, code: errors[0]?.errorCode ?? null };
}
