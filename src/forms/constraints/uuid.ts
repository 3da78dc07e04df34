import type { Constraint } from '../../model/vocabulary.ts';
import { always } from '../bounds.ts';

export function test(text: string): boolean {
  return text === '' || /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
}

export const constraint: Constraint = {
  name: 'uuid',
  says: 'UUID の形',
  argument: { const: true },
  message: 'uuid',
  appliesTo: ['text'],
  test,
  bounds: { characters: { least: always(36), most: always(36) } },
  accepts: [
    ['', true],
    ['123e4567-e89b-12d3-a456-426614174000', true],
    ['123E4567-E89B-12D3-A456-426614174000', true],
  ],
  refuses: [
    ['123e4567e89b12d3a456426614174000', true],
    ['123e4567-e89b-12d3-a456-42661417400', true],
    ['123e4567-e89b-12d3-a456-42661417400g', true],
    [' 123e4567-e89b-12d3-a456-426614174000', true],
    ['１23e4567-e89b-12d3-a456-426614174000', true],
    ['123e4567-e89b-12d3-a456-426614174000\n', true],
  ],
};
