import type { WrittenCall } from '../../src/model/catalog.ts';

/** What befalls one call. */
export interface Fault {
  readonly name: string;
  /** Does the portal receive it, and carry it out? */
  readonly arrives: boolean;
  /** What comes back in place of the portal's answer; `never`: nothing until the call gives up. */
  readonly answer: 'none' | 'never' | { readonly status: number; readonly text: string };
  /** Can nobody tell from what came back whether it was carried out? Otherwise it was refused. */
  readonly isUnknown: boolean;
}

const broken = '<html><body>';

const unknown = (name: string, arrives: boolean, answer: Fault['answer']): Fault => ({
  name: `${name}, ${arrives ? 'after' : 'before'}`,
  arrives,
  answer,
  isUnknown: true,
});

const refused = (name: string, status: number, resultCode: string, errorCode?: string): Fault => {
  const errors = errorCode === undefined ? {} : { errors: [{ errorCode, errorMessage: '' }] };
  return {
    name,
    arrives: false,
    answer: { status, text: JSON.stringify({ resultCode, ...errors }) },
    isUnknown: false,
  };
};

const thereAndBack = (name: string, answer: Fault['answer']): readonly Fault[] =>
  [false, true].map((arrives) => unknown(name, arrives, answer));

/** What can befall every call, on its way there (before) or back (after). */
const silent = [...thereAndBack('connection lost', 'none'), ...thereAndBack('time-out', 'never')];

/** Answers that say nothing: to who asked they are one and the same. */
const empty = [
  thereAndBack('unreadable', { status: 200, text: broken }),
  ...[500, 503, 504].map((status) => thereAndBack(`HTTP ${status}`, { status, text: broken })),
];

const sessionOver = refused('session over', 401, '9000', 'ED1107');

/** What may befall every call. */
export const commonFaults: readonly Fault[] = [...silent, ...empty.flat(), sessionOver];

/** The same, with one of the answers that say nothing: another one for each `nth` call, from 0 on. */
export const oneOfEachFault = (nth: number): readonly Fault[] => [
  ...silent,
  ...(empty[nth % empty.length] ?? []),
  sessionOver,
];

/** Each refusal that the call's contract documents. */
export function documentedFaults({ codes }: Pick<WrittenCall, 'codes'>): readonly Fault[] {
  return codes.map((code) => {
    const result = /^result-(\d{4})$/u.exec(code)?.[1];
    return result === undefined ? refused(code, 200, '9000', code) : refused(code, 200, result);
  });
}
