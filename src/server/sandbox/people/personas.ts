import type { Portal } from '../../kernel/portal/portal.ts';
import type { StandIn } from '../../kernel/portal/stand-in.ts';
import type { Persona } from './persona.ts';

/** A group of sample people under one heading. */
export interface PersonaGroup {
  readonly title: string;
  readonly people: readonly { readonly id: string; readonly name: string; readonly purpose: string }[];
}

/** The sample people of `people/*.yaml`. Ages are relative to the day of the login. */
export interface Personas {
  readonly groups: readonly PersonaGroup[];
  find(id: string, now: Date): Persona | null;
}

/** A portal with sample people. */
export interface SampledPortal extends Portal {
  readonly personas: Personas;
  readonly standIns: readonly StandIn[];
}
