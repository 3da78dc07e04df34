import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { left: normaliseFreeText };
