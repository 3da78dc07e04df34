import { normaliseKana } from '../../forms/normalise/kana.ts';
import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { sample: 'ハナコ', left: normaliseKana };
