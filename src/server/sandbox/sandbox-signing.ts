import type { Database } from '../db/database.ts';
import { hashToken } from '../kernel/sessions/token.ts';
import type { Signature, Signing } from '../ports/signing.ts';
import { sealedNonce, signatureStatus } from './signing.ts';
import { certificateOf } from './signing-key.ts';

/** The phone and the apps of the sandbox sign what waits in the portal's own table, and write there what became of it. */
export const sandboxSigning = (db: Database): Signing => ({
  ask: async () => undefined,
  async outcomeOf(id) {
    const [row] = await db.query<Signature & { status: number }>(
      'select status, signature as value, certificate, nonce from signature_requests where id = $1',
      [hashToken(id)],
    );
    if (row === undefined || row.status === signatureStatus.waiting) return null;
    return row.status === signatureStatus.failed
      ? 'given-up'
      : { ...row, nonce: sealedNonce.openText(db, hashToken(id), row.nonce) };
  },
  certificateOf: ({ id }) => certificateOf(db, id),
});
