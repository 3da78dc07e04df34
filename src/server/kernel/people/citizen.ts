import type { Persona } from './persona.ts';

/** A copy of a persona that belongs to one login (or to several joined by `copy=KEY`). */
export interface Citizen {
  readonly id: string;
  /** The record as copied at login; what the citizen does since then is in the tables that refer to `id`. */
  readonly persona: Persona;
}
