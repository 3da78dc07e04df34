import type { GraphEdge } from '../../../../src/flow/graph.ts';
import type { ErrorRow } from '../../../../src/model/step.ts';
import type { Fault } from '../../harness/portal.ts';
import type { PortalModel } from './portal-model.ts';
import { sampleOf, schemaAt } from './sample.ts';
import { ABSENT, type Bends, type Knowledge, put, type Reasoner } from './what-holds.ts';

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

/** What has to be arranged for the bends of an edge. */
export interface Arrangement {
  readonly settings: Record<string, unknown>;
  readonly query: Record<string, string>;
  /** Answers to give on the screen, by name of the field. */
  readonly choices: Record<string, unknown>;
  /** State that is gone, as in another tab. */
  readonly forgets: readonly string[];
  readonly faults: readonly Fault[];
  /** Calls whose answers are made. */
  readonly calls: ReadonlySet<string>;
}

export function arrange(bends: Bends, known: Knowledge, model: PortalModel, reasoner: Reasoner): Arrangement {
  const settings: Record<string, unknown> = {};
  const query: Record<string, string> = {};
  const choices: Record<string, unknown> = {};
  const forgets: string[] = [];
  const bodies = new Map<string, Record<string, unknown>>();
  for (const [path, value] of bends) {
    if (path.startsWith('settings.')) settings[path.slice('settings.'.length)] = value === ABSENT ? '' : value;
    else if (path.startsWith('url.')) {
      if (value !== ABSENT) query[path.slice('url.'.length)] = String(value);
    } else if (path.startsWith('form.')) choices[path.slice('form.'.length)] = value;
    else if (path.startsWith('state.') && value === ABSENT) forgets.push(path.split('.')[1] ?? '');
    else {
      const read = reasoner.callOf(path, known);
      if (read === null) continue;
      const body =
        bodies.get(read.call) ??
        structuredClone({
          ...(known.answers.get(read.call) ??
            (sampleOf(schemaAt(read.call, '', model.project), model.project) as object)),
        });
      put(body, read.member, value);
      bodies.set(read.call, body);
    }
  }
  const faults = [...bodies].map(([call, resBody]) => ({ path: model.call(call)?.path ?? '', resBody, times: 3 }));
  return { settings, query, choices, forgets, faults, calls: new Set(bodies.keys()) };
}
