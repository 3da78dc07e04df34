import type { Persona } from './persona.ts';

/** A copy of a persona that belongs to one login (or to several sharing `copy=KEY`). */
export interface Citizen {
  readonly id: string;
  /** The record as copied at login; later changes are in the tables that refer to `id`. */
  readonly persona: Persona;
}
