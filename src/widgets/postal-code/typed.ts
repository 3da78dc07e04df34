import { normalisePostalCode } from '../../forms/normalise/postal-code.ts';
import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { sample: '1000001', left: normalisePostalCode };
