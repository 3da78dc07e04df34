import type { Identity } from './identity.ts';
import { Unavailable } from './in-time.ts';
import type { Ports } from './ports.ts';

const nobody = (port: string) => async (): Promise<never> => {
  throw new Unavailable(port, 'not-connected');
};

/** The card app opens where the settings name one, and nobody comes back from it. On a computer there is none. */
const noIdentity: Identity = {
  stateIn: 'state',
  leadsTo: [],
  begin: async ({ device, cardApp }) => (device === 'other' ? null : { address: cardApp, keep: '' }),
  whose: async () => null,
};

const noRegister = nobody('register');

/**
 * Until an operator hands `createServer` one (`ports`). Nobody can log in, so the register is asked only about who did while it was connected. Mail waits in
 * the outbox until there is a mailer, and nobody signs.
 */
export const notConnected: Pick<Ports, 'identity' | 'register' | 'mailer' | 'signing'> = {
  identity: noIdentity,
  register: { of: noRegister, linkPseudonym: noRegister, obtain: noRegister, progressOf: noRegister },
  mailer: { deliveryTo: async () => 'undeliverable', send: nobody('mailer') },
  signing: { ask: async () => undefined, outcomeOf: async () => null, certificateOf: async () => null },
};

/** Of a portal that is connected to these. */
export const missingPorts = (ports: Partial<Ports>): readonly (keyof Ports)[] =>
  (['identity', 'register', 'mailer', 'signing', 'backOffice'] as const).filter((name) => ports[name] === undefined);
