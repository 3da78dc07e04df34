import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import type { AskedSignature, Signature, Signing } from '../../../src/server/ports/signing.ts';

interface Card {
  readonly privateKey: string;
  readonly certificate: string;
}

export function newCard(): Card {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privateKey, certificate: publicKey };
}

/** What whoever holds a card does there. */
export interface Holder {
  /** With that card; default their own. */
  sign(id: string, card?: Card): void;
  giveUp(id: string): void;
}

/** A service with which cards sign of one's own. `cardOf`: whose card is which. */
export function plainSigning(cardOf: (citizen: Citizen) => Card = cards()): Signing & Holder {
  const asked = new Map<string, AskedSignature>();
  const signed = new Map<string, Signature | 'given-up'>();
  const haveSigned = new Set<string>();
  return {
    ask: async (one) => void asked.set(one.id, one),
    outcomeOf: async (id) => signed.get(id) ?? null,
    certificateOf: async (citizen) => (haveSigned.has(citizen.id) ? cardOf(citizen).certificate : null),
    giveUp: (id) => void signed.set(id, 'given-up'),
    sign(id, card) {
      const one = asked.get(id);
      if (one === undefined) throw new Error('Nobody was asked.');
      const { privateKey, certificate } = card ?? cardOf(one.citizen);
      const value = sign('sha256', Buffer.from(one.content), privateKey).toString('base64url');
      signed.set(id, { value, certificate, nonce: randomUUID() });
      if (card === undefined) haveSigned.add(one.citizen.id);
    },
  };
}

function cards(): (citizen: Citizen) => Card {
  const held = new Map<string, Card>();
  return ({ id }) => {
    const card = held.get(id) ?? newCard();
    held.set(id, card);
    return card;
  };
}
