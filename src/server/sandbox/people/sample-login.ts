import { textOf } from '../../kernel/page/form-bodies.ts';
import type { Identity, LoggedIn } from '../../ports/identity.ts';
import type { Persona } from './persona.ts';
import type { Personas } from './personas.ts';

interface SampleLogin extends LoggedIn {
  readonly person: Persona;
}

interface SampleIdentity extends Identity {
  whose(answer: unknown): Promise<SampleLogin | null>;
}

/** Logs in whoever was chosen from the sample people; `like` somebody else: with the other's kind of login, device and certificate. */
export function sandboxIdentity(personas: Personas, now: () => Date): SampleIdentity {
  return {
    async whose(answer) {
      const persona = personas.find(textOf(answer, 'persona'), now());
      const like = textOf(answer, 'like');
      const other = like === '' ? persona : personas.find(like, now());
      if (persona === null || other === null) return null;
      const { login, nativeApp } = other;
      return { subject: persona.id, name: persona.name, login, person: { ...persona, login, nativeApp } };
    },
  };
}
