import type { Ports } from './ports.ts';

const noRegister = async (): Promise<never> => {
  throw new Error('No register is connected: hand createServer one (ports.register).');
};

/** Nobody can log in, so the register is asked only about who did while it was connected. Mail waits in the outbox until there is a mailer, and nobody signs. */
export const notConnected: Pick<Ports, 'register' | 'mailer' | 'signing'> = {
  register: { of: noRegister, linkPseudonym: noRegister, obtain: noRegister, progressOf: noRegister },
  mailer: {
    deliveryTo: async () => 'undeliverable',
    send: async () => {
      throw new Error('No mail service is connected: hand createServer one (ports.mailer).');
    },
  },
  signing: { ask: async () => undefined, outcomeOf: async () => null, certificateOf: async () => null },
};
