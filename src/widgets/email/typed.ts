import { halfWidth } from '../../forms/normalise/half-width.ts';
import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { sample: 'journey1-walk@example.jp', left: halfWidth };
