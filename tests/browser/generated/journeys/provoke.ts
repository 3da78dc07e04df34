import type { GraphEdge } from '../../../../src/flow/graph/graph.ts';
import type { ErrorRow } from '../../../../src/model/step.ts';
import type { Fault } from '../../harness/portal.ts';
import { ABSENT, type Bends, type Knowledge, put } from './knowledge.ts';
import { type JourneyEdge, type PortalModel, stepsWithin } from './portal-model.ts';
import type { Reasoner } from './reasoner.ts';
import { sampleOf, schemaAt } from './sample.ts';

/** Codes that a descriptor itself gives (`fail`), which no answer can bring. */
export const isMade = (code: string) => /^[FB]\d{5}$/u.test(code);

/** The code with which an edge of a failed call is taken; null = it is none. */
export function codeOf({ via, call, codes }: GraphEdge): string | null {
  if (call === undefined || (via !== 'error' && !codes.includes('timeout'))) return null;
  return codes.find((code) => !isMade(code) && !code.startsWith('extension-')) ?? null;
}

/** What happens by itself when a screen is opened. */
export function happensOnOpening(trigger: string): boolean {
  return /^(?:external|guard:.*|login|process|draft|due|data:.*|enter|watch:.*)$/u.test(trigger);
}

/** Refused at the door: who one is, not what a call says. */
export function isGuard({ trigger, codes, call }: GraphEdge): boolean {
  return trigger.startsWith('guard:') && (call === undefined || codes.length === 0);
}

/** What the portal answers so that a call fails with a code. */
export function faultFor(path: string, code: string, row: ErrorRow | null): Fault {
  // More than once: the frame around the screen may ask the same.
  const times = 3;
  if (code === 'network') return { path, times, drop: 'before' };
  if (code === 'timeout') return { path, times, delaySeconds: 40 };
  if (code === 'malformed') return { path, times, malformed: true };
  const [kind, value] = code.split('-');
  const resultCode = row?.resultCode ?? undefined;
  if (kind === 'http') return { path, times, status: Number(value) };
  if (kind === 'result') return { path, times, resultCode: value ?? '', errorMessage: '' };
  return { path, times, errorCode: code, errorMessage: '', ...(resultCode !== undefined && { resultCode }) };
}

/** Each of the calls that have to fail first fails once. */
export function faultsBefore({ after }: JourneyEdge, model: PortalModel): readonly Fault[] {
  return after.flatMap(({ call, codes, row }) => {
    const code = codes.find((one) => !isMade(one) && !one.startsWith('extension-'));
    const path = model.call(call)?.path;
    return code === undefined || path === undefined ? [] : [{ ...faultFor(path, code, row), times: 1 }];
  });
}

/**
 * Calls with an effect, answered before the one that fails, are answered without it: where one stands stays as it is for the next failure, and
 * what is kept of the answer is what is kept already. `except`: calls whose answers are made anyway.
 */
export function withoutEffect(
  { from, answered, after }: JourneyEdge,
  model: PortalModel,
  except: ReadonlySet<string>,
  state: Knowledge['state'],
): readonly Fault[] {
  const failing = new Set(after.map(({ call }) => call));
  return [...new Set(answered)].flatMap((name) => {
    const call = model.call(name);
    if (call?.sendOnce !== true || failing.has(name) || except.has(name)) return [];
    const schema = schemaAt(name, '', model.project);
    const resBody = (schema === undefined ? {} : sampleOf(schema, model.project)) as Record<string, unknown>;
    const { screen, service } = model.node(from);
    const parts = [model.screen(screen).actions, model.service(service).draft];
    for (const { call: own, keep } of stepsWithin(parts, 'call'))
      for (const [member, path] of own === name ? Object.entries(keep ?? {}) : []) {
        const kept = valueAt({ state }, String(path));
        if (kept !== undefined) put(resBody, member, kept);
      }
    return [{ path: call.path, resBody, times: 1 }];
  });
}

function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], record);
}

/** What has to be arranged for the bends of an edge. */
export interface Arrangement {
  readonly settings: Record<string, unknown>;
  /** Parameters of the address; null = it is taken away. */
  readonly query: Readonly<Record<string, string | null>>;
  /** Answers to give on the screen, by name of the field. */
  readonly choices: Record<string, unknown>;
  /** State that is gone, as in another tab. */
  readonly forgets: readonly string[];
  /** What `draft.saved` is to be; null = as it is. */
  readonly saved: boolean | null;
  readonly faults: readonly Fault[];
  /** Calls whose answers are made. */
  readonly calls: ReadonlySet<string>;
}

export const nothing: Arrangement = {
  settings: {},
  query: {},
  choices: {},
  forgets: [],
  saved: null,
  faults: [],
  calls: new Set(),
};

export function arrange(bends: Bends, known: Knowledge, model: PortalModel, reasoner: Reasoner): Arrangement {
  const settings: Record<string, unknown> = {};
  const query: Record<string, string | null> = {};
  const choices: Record<string, unknown> = {};
  const forgets: string[] = [];
  let saved: boolean | null = null;
  const bodies = new Map<string, Record<string, unknown>>();
  for (const [path, value] of bends) {
    if (path.startsWith('settings.')) settings[path.slice('settings.'.length)] = value === ABSENT ? '' : value;
    else if (path.startsWith('url.')) {
      query[path.slice('url.'.length)] = value === ABSENT ? null : String(value);
    } else if (path.startsWith('form.')) choices[path.slice('form.'.length)] = value;
    else if (path.startsWith('state.') && value === ABSENT) forgets.push(path.split('.')[1] ?? '');
    else if (path === 'draft.saved') saved = value === true;
    else {
      const read = reasoner.callOf(path, known);
      if (read === null) continue;
      const body =
        bodies.get(read.call) ??
        structuredClone({
          ...(known.answers.get(read.call) ??
            (sampleOf(schemaAt(read.call, '', model.project), model.project) as object)),
        });
      if (value !== ABSENT) addAround(body, read.call, read.member, model);
      put(body, read.member, value);
      bodies.set(read.call, body);
    }
  }
  const faults = [...bodies].map(([call, resBody]) => ({
    path: model.call(call)?.path ?? '',
    resBody,
    times: model.polled.has(call) ? 90 : 3,
  }));
  return { settings, query, choices, forgets, saved, faults, calls: new Set(bodies.keys()) };
}

/** What a member stands in and is not there is made whole: its schema asks for more than that member. */
function addAround(body: Record<string, unknown>, call: string, member: string, { project }: PortalModel): void {
  const names = member.split('.');
  let at: unknown = body;
  for (const [index, name] of names.slice(0, -1).entries()) {
    const within = at as Record<string, unknown>;
    within[name] ??= sampleOf(schemaAt(call, names.slice(0, index + 1).join('.'), project), project);
    at = within[name];
    if (typeof at !== 'object' || at === null) return;
  }
}
