import type { Persona } from './persona.ts';

/** One heading of sample people. */
export interface PersonaGroup {
  readonly title: string;
  readonly people: readonly { readonly id: string; readonly name: string; readonly purpose: string }[];
}

/** The sample people of `people/*.yaml`. Ages are counted from the day of the login. */
export interface Personas {
  readonly groups: readonly PersonaGroup[];
  find(id: string, now: Date): Persona | null;
}
