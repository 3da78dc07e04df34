import type { TypedInput } from '../../model/typed-input.ts';

export const typed: TypedInput = { sample: 'Abcdef12' };
