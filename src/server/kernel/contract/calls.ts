import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { doneFlagOf } from '../../../forms/done-flag.ts';
import { machineMembers, textForPeople } from '../../../forms/read-by-people.ts';
import { isRecord } from '../../../forms/record.ts';
import { requestSchema, requestTypes, withCutKeys } from '../../../forms/request-schema.ts';
import { withTypes } from '../../../forms/schema-with-types.ts';
import type { JsonSchema } from '../../../model/json-schema.ts';
import { namedSchema } from '../../../model/named-schema.ts';
import type { Contracts } from './contracts.ts';
import type { InputChecker } from './input-checker.ts';
import type { InputProblem, Known } from './input-parts.ts';
import { hiddenIn } from './plain-text.ts';

/** A call as the server keeps it: both directions checked with the schemas that the browser uses. */
export interface ServerCall {
  readonly name: string;
  /** The service whose own it is; null = several share it. */
  readonly service: string | null;
  /** Japanese. */
  readonly title: string;
  /** What it is called where another screen sends it, by that screen's id. */
  readonly titles: { readonly [screenId: string]: string };
  /** Example `/api/familyregister/domicileGet`. */
  readonly path: string;
  /** A write: a repeated idempotency key has no second effect, and the writes of one citizen are done one after the other. */
  readonly sendOnce: boolean;
  /** An act that says what makes it the same one (`effect: files`, `intention`): a repeated intention has no second effect, whatever is sent with it. */
  readonly isOncePerIntention: boolean;
  /** Done in the eyes of the law (`effect: files`). */
  readonly isAct: boolean;
  /** Something is other than before once it is answered (any `effect`). */
  readonly changes: boolean;
  /** By which what was filed is known: the text of the answer that `proves: filed`; null = it says none. */
  numberIn(resBody: unknown): string | null;
  /** True: something of the `reqBody` (of the type `signature`) is signed with the card. */
  isSigned(reqBody: unknown): boolean;
  /** Carried out once for each launch by a calling service. */
  readonly isOfLaunch: boolean;
  /** The flag of the answer that says whether it was carried out; null = that it was answered says so. */
  readonly witness: string | null;
  /** False: the answer says by a flag (`proves: filed`) that the act was not carried out after all. */
  provesDone(resBody: unknown): boolean;
  /** A text for people to read in what it would file (`effect: files`) that has something hidden in it; null = none. */
  hiddenText(reqBody: unknown): string | null;
  /** What people read of a `reqBody`, in one text: two sendings of the same have the same. */
  contentOf(reqBody: unknown): string;
  /** What the screens that send it would have refused of a `reqBody`, of all values or some of them; null = nothing. */
  inputProblem(reqBody: unknown, known: Known, among?: (value: unknown) => boolean): InputProblem | null;
  /** Of the errors that it may answer with. */
  readonly codes: readonly string[];
  /** Largest request body in bytes; null = that of every call. */
  readonly mostBytes: number | null;
  /** Answer of the sandbox where no endpoint answers; undefined = none. */
  readonly example: unknown;
  /** It has a `reqBody`, which may be left out where nothing in it is required. */
  readonly takesBody: boolean;
  /** A `{commonHeader, reqBody}` in which keys that are longer than any name nothing at all. */
  withCutKeys(body: unknown): unknown;
  /** Checks `{commonHeader, reqBody}`. */
  readonly checkRequest: ValidateFunction;
  /** False: the call answers without `resBody`. */
  readonly hasResponse: boolean;
  /** Checks `resBody` and removes what the schema does not declare. */
  readonly checkResponse: ValidateFunction;
}

const commonHeader = {
  type: 'object',
  properties: { screenId: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['screenId'],
  additionalProperties: false,
};

const noBody = { type: 'object', maxProperties: 0 };

function compiler(removeAdditional: false | 'all') {
  // That they are schemas is proved by their test; to check it again here would compile the schema of schemas first.
  const ajv = new Ajv2020({
    coerceTypes: false,
    removeAdditional,
    strict: false,
    allErrors: false,
    validateSchema: false,
  });
  // The package's default export is the function itself in CommonJS.
  (formats as unknown as (target: Ajv2020) => void)(ajv);
  return ajv;
}

/** Keyed by path. `checkInputs`: null = nothing is asked beyond the schemas. Each schema is compiled when it is first asked. */
export function serverCalls(
  { calls, types }: Contracts,
  checkInputs: InputChecker | null = null,
): ReadonlyMap<string, ServerCall> {
  const sentTypes = requestTypes(types);
  const requests = compiler(false);
  const responses = compiler('all');
  return new Map(
    calls.map(({ entry, service, request, response }) => {
      const sent = request && requestSchema(request);
      const wire = {
        type: 'object',
        properties: { commonHeader, reqBody: sent ?? noBody },
        required: ['commonHeader', ...(needsBody(request, types) ? ['reqBody'] : [])],
        additionalProperties: false,
      };
      // Compiling them all would take most of the time until the server listens; each is proved to compile by its test.
      const checkRequest = once(() => requests.compile(withTypes(wire, sentTypes)));
      const checkResponse = once(() => responses.compile(withTypes(response ?? { not: {} }, types)));
      const doneFlag = doneFlagOf(response);
      const number = once(() => numberMember(response, types));
      const signatures = Object.entries(request?.properties ?? {}).flatMap(([name, { $ref }]) =>
        $ref === 'signature' ? [name] : [],
      );
      const machine = once(() => machineMembers(request, types));
      const call: ServerCall = {
        name: entry.call,
        service,
        title: entry.title ?? '',
        titles: entry.titles ?? {},
        path: entry.path,
        sendOnce: entry.sendOnce ?? false,
        isOncePerIntention: entry.effect === 'files' && entry.intention !== undefined,
        isAct: entry.effect === 'files',
        changes: (entry.effect ?? 'none') !== 'none',
        numberIn: (resBody) => textIn(resBody, number()),
        isSigned: (reqBody) => isRecord(reqBody) && signatures.some((name) => reqBody[name] !== undefined),
        isOfLaunch: entry.intention === 'launch',
        witness: doneFlag ?? null,
        provesDone: (resBody) => doneFlag === undefined || (isRecord(resBody) && resBody[doneFlag] === true),
        hiddenText: (reqBody) => (entry.effect === 'files' ? hiddenIn(reqBody, request ?? {}, types) : null),
        contentOf: (reqBody) => textForPeople(reqBody, machine()),
        inputProblem: (reqBody, known, among) => checkInputs?.(entry.call, reqBody, known, among) ?? null,
        codes: entry.codes ?? [],
        mostBytes: entry.mostBytes ?? null,
        example: entry.example,
        takesBody: request !== null,
        withCutKeys: (body) =>
          isRecord(body) && sent !== null && body.reqBody !== undefined
            ? { ...body, reqBody: withCutKeys(body.reqBody, sent, sentTypes, (entry.effect ?? 'none') === 'none') }
            : body,
        get checkRequest() {
          return checkRequest();
        },
        hasResponse: response !== null,
        get checkResponse() {
          return checkResponse();
        },
      };
      return [entry.path, call];
    }),
  );
}

/** The text that `proves: filed`; undefined = there is none. */
function numberMember(response: JsonSchema | null, types: Contracts['types']): string | undefined {
  const members = Object.entries((response && namedSchema(response, types))?.properties ?? {});
  return members.find(([, member]) => member.type === 'string' && member['x-proves'] === 'filed')?.[0];
}

function textIn(value: unknown, name: string | undefined): string | null {
  const found = name !== undefined && isRecord(value) ? value[name] : null;
  return typeof found === 'string' && found !== '' ? found : null;
}

/** Whoever has nothing to send leaves `reqBody` out (specification section 7). */
function needsBody(request: JsonSchema | null, types: Contracts['types']): boolean {
  const schema = request === null ? null : namedSchema(request, types);
  return (schema?.required ?? []).length > 0;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
