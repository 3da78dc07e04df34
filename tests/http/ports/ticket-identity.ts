import type { Identity } from '../../../src/server/ports/identity.ts';
import { loginOf } from './code-identity.ts';

/** Takes whatever it is handed, as often as it is: what is refused, the portal refuses. */
export const ticketIdentity: Identity = {
  stateIn: 'state',
  leadsTo: ['https://login.example'],
  begin: async ({ state }) => ({ address: `https://login.example/?state=${state}`, keep: '' }),
  whose: async ({ ticket }) => (typeof ticket === 'string' && ticket !== '' ? loginOf(ticket) : null),
};
