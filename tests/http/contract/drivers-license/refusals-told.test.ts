import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn } from '../client.ts';
import { outcome } from '../outcomes-at-once.ts';
import { licenceNumberOf } from './licence-number.ts';

describe.each(databases)(
  'what would be refused is not signed (ED2119), and the words are those of the filing, on %s',
  (kind) => {
    const portal = sharedPortalOn(kind);

    it.each(['signaturePrepare', 'signatureQrInfo'] as const)(
      '%s: a licence that has to go to the police',
      async (call) => {
        const client = await logIn(portal.origin, 'licence-both');
        const application = {
          kind: 'licence-permanent-address',
          licenceNumber: licenceNumberOf('licence-both'),
          address: '東京都見本区例示町一丁目45番地',
        };
        const asked = await client.call(call, { target: application });
        const filed = await client.call('licencePermanentAddressSubmit', { application, signature: {} });
        expect(outcome(asked)).toBe('ED2119');
        expect(asked.errors[0]?.errorMessage).toBe(filed.errors[0]?.errorMessage);
      },
    );
  },
);
