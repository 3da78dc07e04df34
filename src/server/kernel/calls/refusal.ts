import { NotRead } from '../../ports/register.ts';
import { type Answer, type AnyAnswer, refusal } from './endpoint.ts';

/** Thrown inside a transaction: rolls back what the call has done, its idempotency key included, and is what it answers. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('The call was refused');
    this.answer = answer;
  }
}

/** The refusal, where the work ended with one, or a register could not say what it needed. */
export async function orRefusal(work: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    if (error instanceof NotRead) return refusal(error.failure.errorCode, error.failure.errorMessage);
    throw error;
  }
}
