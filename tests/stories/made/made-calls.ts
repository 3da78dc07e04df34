import type { CallDefinition } from '../../../src/model/catalog.ts';
import type { Project } from '../../../src/model/project.ts';
import { contractsOf } from '../../walk/contracts.ts';
import { readExamples } from '../../walk/examples.ts';
import { sampleOf } from '../../walk/sample.ts';
import { changed, usual } from './changed.ts';
import { withSaved } from './with-saved.ts';

/** A request as it came in, with what was answered. */
export interface MadeEntry {
  readonly path: string;
  readonly resultCode: string;
  readonly request: { readonly reqBody?: unknown };
}

/** Fault that the next calls of a path meet; as `POST /sandbox/faults` takes it. */
export interface MadeFault {
  readonly path: string;
  readonly times: number;
  readonly status?: number;
  readonly resultCode?: string;
  readonly errorCode?: string;
  readonly drop?: 'before' | 'after';
}

/** What each contract is asked and answers; the same for every person. */
export function readContracts(project: Project) {
  const { requestFault, responses } = contractsOf(project);
  const examples = readExamples();
  return {
    requestFault,
    fits: (call: string, body: unknown) => responses[call] === undefined || responses[call](structuredClone(body)),
    example(call: string): unknown {
      const { response = null } = project.callSchemas.find(({ name }) => name === call) ?? {};
      const example = examples.get(call) ?? (response === null ? {} : sampleOf(response, project));
      return usual[call] === undefined ? example : changed(example, usual[call]);
    },
  };
}

export type MadeContracts = ReturnType<typeof readContracts>;

interface Answering {
  readonly calls: readonly CallDefinition[];
  readonly contracts: MadeContracts;
  /** Changes an example that depends on who is there. */
  adapt(call: string, example: unknown): unknown;
}

/** The calls of one browser, answered by the examples of their contracts. */
export function madeCalls({ calls, contracts, adapt }: Answering) {
  const journal: MadeEntry[] = [];
  const filed = new Map<string, unknown>();
  const saved = new Map<string, unknown>();
  /** What the last save of a draft said that it is now, by the folder of the calls. */
  const revisions = new Map<string, unknown>();
  let faults: readonly MadeFault[] = [];

  /** The fault that this call meets; it is used up by one. */
  function faultOf(path: string): MadeFault | null {
    const met = faults.find((fault) => fault.path === path) ?? null;
    faults = faults.flatMap((fault) =>
      fault !== met ? [fault] : fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [],
    );
    return met;
  }

  function keep({ effect, intention, path }: CallDefinition, key: string, reqBody: unknown): void {
    if (effect === 'files') {
      if (!filed.has(key)) saved.clear();
      filed.set(key, filed.get(key) ?? reqBody);
    } else if (effect === 'saves' && intention === 'draft') saved.set(path, reqBody);
  }

  function answer({ name, path, effect }: CallDefinition, reqBody: unknown): object {
    const wrong = contracts.requestFault(name, reqBody);
    if (wrong !== null) return { resultCode: '9000', errors: [{ errorCode: 'contract', errorMessage: wrong }] };
    const example = adapt(name, contracts.example(name));
    const folder = folderOf(path);
    const near = [...saved].filter(([other]) => other.startsWith(`${folder}/`)).map(([, body]) => body);
    const found = effect === 'none' ? atRevision(near.reduce(withSaved, example), revisions.get(folder)) : example;
    return { resultCode: '0000', resBody: contracts.fits(name, found) ? found : example };
  }

  return {
    journal,
    plan: (fault: MadeFault) => {
      faults = [...faults, fault];
    },
    waiting: () => faults.map(({ path, times }) => ({ path, remaining: times })),
    /** What was filed, once for each sending that is another one. */
    filed: () => [...filed.values()],
    /** What is kept as a draft since the last filing; whatever is saved belongs to the one. */
    drafts: () => (saved.size === 0 ? [] : [Object.assign({}, ...saved.values())]),
    async call(path: string, { body, headers }: { readonly body: string; readonly headers: Headers }) {
      const definition = calls.find((one) => one.path === path);
      if (definition === undefined) throw new Error(`No call at ${path}`);
      const request = JSON.parse(body) as MadeEntry['request'];
      const reqBody = request.reqBody ?? {};
      const fault = faultOf(path);
      if (fault?.drop === 'before') throw new TypeError('Failed to fetch');
      const isRefused = fault !== null && fault.drop === undefined;
      const content = isRefused ? refusal(fault) : answer(definition, reqBody);
      const { resultCode, resBody } = content as { readonly resultCode: string; readonly resBody?: object };
      const { effect, intention } = definition;
      if (effect === 'saves' && intention === 'draft' && resBody !== undefined && 'revision' in resBody)
        revisions.set(folderOf(path), resBody.revision);
      journal.push({ path, resultCode, request });
      if (resultCode === '0000') keep(definition, headers.get('Idempotency-Key') ?? String(journal.length), reqBody);
      if (fault?.drop === 'after') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(content), { status: fault?.status ?? 200 });
    },
  };
}

const folderOf = (path: string) => path.split('/').slice(0, 3).join('/');

/** An answer that is read after a save has the revision that the save has told. */
function atRevision(answer: unknown, revision: unknown): unknown {
  const hasOne = typeof answer === 'object' && answer !== null && 'revision' in answer;
  return hasOne && revision !== undefined ? { ...answer, revision } : answer;
}

/** As the portal's own faults read. */
function refusal({ resultCode, errorCode }: MadeFault): object {
  return {
    resultCode: resultCode ?? (errorCode === undefined ? '9000' : '1000'),
    ...(errorCode !== undefined && { errors: [{ errorCode, errorMessage: '' }] }),
  };
}
