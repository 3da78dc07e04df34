import type { WrittenCall } from '../../src/model/catalog.ts';
import type { Project } from '../../src/model/project.ts';
import type { createRequests } from '../stories/requests.ts';

type Requests = ReturnType<typeof createRequests>;

/**
 * What the portal answered to a write, seen between it and the browser: `refused`, readably; `unknown`, in no way that says so; `turnedAway`: nobody
 * looked at it (no session); `none`: none was made.
 */
export type Came = 'done' | 'refused' | 'unknown' | 'turnedAway' | 'none';

export interface Wire extends Requests {
  /** What came of the latest write that anybody looked at. `of`: of these calls alone. */
  came(of?: readonly string[]): Came;
  /** The latest write of these calls was turned away. */
  isTurnedAway(of?: readonly string[]): boolean;
  /** Has one of the calls ever been done? */
  wasDone(of: readonly string[]): boolean;
  /** Body of the latest answer to a call. */
  answer(call: string): unknown;
}

interface Content {
  readonly resultCode?: string;
  readonly resBody?: { readonly [member: string]: unknown };
  readonly errors?: readonly { readonly errorCode?: string }[];
}

/** Requests of a browser, and what came of its writes. */
export function watchedWire({ catalogs }: Pick<Project, 'catalogs'>, requests: Requests): Wire {
  const calls = new Map((catalogs[0]?.calls ?? []).map((call) => [call.path, call]));
  /** What became of a write is told later. */
  const askedFor = (body: string) => {
    const { reqBody = {} } = JSON.parse(body) as { readonly reqBody?: { readonly path?: string } };
    return calls.get(reqBody.path ?? '') ?? { name: 'outcomeGet' };
  };
  const acts: { readonly call: string; readonly came: Came }[] = [];
  const answers = new Map<string, unknown>();
  const latest = (of: readonly string[] | undefined, counts: (came: Came) => boolean): Came =>
    acts.findLast(({ call, came }) => (of === undefined || of.includes(call)) && counts(came))?.came ?? 'none';
  return {
    ...requests,
    async call(path, init) {
      const call = calls.get(path);
      const response = await requests.call(path, init).catch((error: unknown) => {
        if (call !== undefined && call.effect !== 'none') acts.push({ call: call.name, came: 'unknown' });
        throw error;
      });
      if (call === undefined) return response;
      const content = (await response
        .clone()
        .json()
        .catch(() => null)) as Content | null;
      answers.set(call.name, content?.resBody);
      const came = cameOf(call, response.status, content);
      if (came !== null) acts.push({ call: (call.name === 'outcomeGet' ? askedFor(init.body) : call).name, came });
      return response;
    },
    came: (of) => latest(of, (came) => came !== 'turnedAway'),
    isTurnedAway: (of) => latest(of, () => true) === 'turnedAway',
    wasDone: (of) => acts.some(({ call, came }) => came === 'done' && of.includes(call)),
    answer: (call) => answers.get(call),
  };
}

/** null = it is no write, or nothing was told. */
function cameOf(call: WrittenCall, status: number, content: Content | null): Came | null {
  if (status === 401 || status === 429)
    return call.effect === 'none' || call.name === 'outcomeGet' ? null : 'turnedAway';
  if (call.name === 'outcomeGet') {
    const said = content?.resBody?.outcome;
    return said === 'done' ? 'done' : said === 'none' ? 'refused' : null;
  }
  if (call.effect === 'none') return null;
  if (status >= 500 || content?.resultCode === undefined) return 'unknown';
  if (content.resultCode !== '0000') return isReadable(call, content) ? 'refused' : 'unknown';
  return call.witness === undefined || content.resBody?.[call.witness] === true ? 'done' : 'refused';
}

/** The generic error says that an act was refused only with a code that its contract lists. */
function isReadable({ effect, codes }: WrittenCall, { resultCode, errors = [] }: Content): boolean {
  return effect !== 'files' || resultCode !== '9000' || errors.some(({ errorCode = '' }) => codes.includes(errorCode));
}
