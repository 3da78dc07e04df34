import type { ServerCall } from '../contract/calls.ts';
import type { AuditActor, AuditEntry, AuditKind } from './audit-entry.ts';

/** What a handler tells of an act beyond its contract. */
export interface ToldOfAct {
  /** Default: a filing, and of an administrator who changes something, an administration. */
  readonly kind?: 'correction' | 'withdrawal' | 'reading';
  /** Where the answer does not say it by a member that `proves: filed`. */
  readonly number?: string;
  /** Number of what it corrects or withdraws, where that is another one. */
  readonly follows?: string;
  /** Ids of those whose data it is about, where it is not about who asks. */
  readonly subjects?: readonly string[];
}

/** Collects what a handler tells while it runs. */
export function listening(): { readonly act: (told: ToldOfAct) => void; told(): ToldOfAct } {
  let all: ToldOfAct = {};
  return {
    act: (told) => {
      all = { ...all, ...told };
    },
    told: () => all,
  };
}

interface Done extends Pick<AuditEntry, 'at' | 'requestId'> {
  readonly call: ServerCall;
  readonly reqBody: unknown;
  readonly resBody: unknown;
  readonly told: ToldOfAct;
}

/** What is kept of a citizen's call that succeeded: nothing, unless its contract says that it is an act (`effect: files`). */
export function auditOfAct({ call, reqBody, resBody, told, ...at }: Done, citizenId: string): readonly AuditEntry[] {
  if (!call.isAct || !call.provesDone(resBody)) return [];
  const { follows = null } = told;
  const number = told.number ?? call.numberIn(resBody);
  const kinds: readonly AuditKind[] = [
    ...(call.isSigned(reqBody) ? ['signature' as const] : []),
    told.kind ?? 'filing',
  ];
  return kinds.map((kind) => ({ ...at, kind, call: call.name, actor: 'citizen', subject: citizenId, number, follows }));
}

/** What is kept of a call by somebody with power over others: that they changed something, and whose data they read. */
export function auditOfOthers(
  { call, told, ...at }: Omit<Done, 'reqBody' | 'resBody'>,
  actor: AuditActor,
): readonly AuditEntry[] {
  const { subjects = [], number = null } = told;
  const kind = call.changes ? 'administration' : 'reading';
  const whom = call.changes && subjects.length === 0 ? [null] : subjects;
  return whom.map((subject) => ({ ...at, kind, call: call.name, actor, subject, number, follows: null }));
}
