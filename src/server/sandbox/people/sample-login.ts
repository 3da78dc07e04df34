import { createHmac } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { textOf } from '../../kernel/page/form-bodies.ts';
import type { Identity, LoggedIn } from '../../ports/identity.ts';
import type { Persona } from './persona.ts';
import type { Personas } from './personas.ts';

export interface SampleLogin extends LoggedIn {
  readonly person: Persona;
  /** The copy of the person whose card was read; null = a new one. */
  readonly copy: string | null;
}

/** What the card app of the sandbox has read. */
interface ReadCard {
  readonly persona: string;
  /** Empty = a new one. */
  readonly copy: string;
}

/** What only the card app could say of this login. */
const proofOf = ({ keys }: Pick<Queries, 'keys'>, state: string, { persona, copy }: ReadCard) =>
  createHmac('sha256', keys.first.hashing)
    .update(JSON.stringify(['card app', state, persona, copy]))
    .digest('hex');

/** With which the card app of the sandbox comes back to the login of this state. */
export function sampleAnswer(db: Pick<Queries, 'keys'>, state: string, card: ReadCard) {
  return { state, ...card, proof: proofOf(db, state, card) };
}

/** Whoever is chosen from the sample people; `like` somebody else: with the other's kind of login, device and certificate. */
export function chosenPerson(personas: Personas, now: Date, chosen: unknown): Persona | null {
  const persona = personas.find(textOf(chosen, 'persona'), now);
  const like = textOf(chosen, 'like');
  const other = like === '' ? persona : personas.find(like, now);
  return persona && other && { ...persona, login: other.login, nativeApp: other.nativeApp };
}

/** The card app is a page of the sandbox, on any device; who comes back from it was chosen there. */
export function sandboxIdentity(personas: Personas, db: Pick<Queries, 'keys'>, now: () => Date): Identity<SampleLogin> {
  return {
    stateIn: 'state',
    leadsTo: [],
    begin: async ({ cardApp, state }) => ({ address: cardApp, keep: state }),
    async whose(answer, kept) {
      const card = { persona: textOf(answer, 'persona'), copy: textOf(answer, 'copy') };
      const isOwn = textOf(answer, 'state') === kept && textOf(answer, 'proof') === proofOf(db, kept, card);
      const person = isOwn ? personas.find(card.persona, now()) : null;
      if (person === null) return null;
      const { id: subject, name, login } = person;
      return { subject, name, login, person, copy: card.copy === '' ? null : card.copy };
    },
  };
}
