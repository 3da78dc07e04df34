import { isRecord } from '../../forms/record.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import { doneResult } from '../../model/result-codes.ts';
import type { CompiledValidator } from '../contract/host.ts';
import type { Answer } from './answer.ts';
import type { Failure } from './failure.ts';
import type { Posted } from './post.ts';

/** Response header of an act that was done before with other content, which is what the answer is of. */
const contentHeader = 'Outcome-Of';

/** What came back, read as the envelope of specification section 8. `validator` judges the body of an answer; null = any. */
export async function answerOf(
  posted: Posted,
  { name, clientCode }: CallDefinition,
  validator: Promise<CompiledValidator | null> | null,
): Promise<Answer> {
  const fail = (code: string, more: Partial<Failure>): Answer => ({
    kind: 'failed',
    failure: {
      call: name,
      code,
      aliases: [clientCode],
      number: clientCode,
      message: '',
      status: null,
      resultCode: null,
      body: null,
      detail: `${name}: ${code}`,
      ...more,
    },
  });
  if (posted.kind === 'aborted') return { kind: 'aborted' };
  if (posted.kind !== 'answer') return fail(posted.kind, { detail: `${name}: ${posted.detail}` });
  const { status } = posted;
  const answer = parsed(posted.text);
  const resultCode = isRecord(answer) && typeof answer.resultCode === 'string' ? answer.resultCode : null;
  const isSuccess = status >= 200 && status <= 299;
  if (isSuccess && (status === 204 || resultCode === doneResult)) {
    const body = (isRecord(answer) ? answer.resBody : null) ?? {};
    const validate = await validator;
    if (isRecord(body) && (validate === null || validate(body)))
      return { kind: 'ok', body, isOfOther: posted.headers.has(contentHeader) };
    const detail = `${name}: ${JSON.stringify(validate?.errors)}`;
    return fail('malformed', { status, resultCode, detail });
  }
  if (isSuccess && resultCode === null) return fail('malformed', { status });
  const error = isRecord(answer) && Array.isArray(answer.errors) && isRecord(answer.errors[0]) ? answer.errors[0] : {};
  const code = typeof error.errorCode === 'string' && error.errorCode !== '' ? error.errorCode : null;
  const result = resultCode === null || resultCode === doneResult ? null : `result-${resultCode}`;
  return fail(code ?? result ?? clientCode, {
    aliases: [...(result === null ? [] : [result]), `http-${status}`, clientCode],
    number: code ?? clientCode,
    message: typeof error.errorMessage === 'string' ? error.errorMessage : '',
    ...(isRecord(error.input) && { input: error.input as NonNullable<Failure['input']> }),
    status,
    resultCode,
    body: isRecord(answer) ? (answer.resBody ?? null) : null,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
