import { normalisePhone } from '../../forms/normalise/phone.ts';
import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { sample: '090-0000-0001', left: normalisePhone };
