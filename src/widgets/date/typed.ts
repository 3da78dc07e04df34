import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { sample: '2000-04-01' };
