import { normaliseOneTimeCode } from '../../forms/normalise/one-time-code.ts';
import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { left: normaliseOneTimeCode };
