import type { TypedInput } from '../../model/typed-input.ts';
import { tidies } from './tidies.ts';

export const typed: TypedInput = {
  left: (text, { letters = 'none' }) => tidies[letters as keyof typeof tidies](text),
};
