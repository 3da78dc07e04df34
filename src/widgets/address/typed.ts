import { normaliseAddress } from '../../forms/normalise/address.ts';
import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { left: normaliseAddress };
