import { as, type CallCase } from './call-case.ts';
import { target } from './signing.ts';

/** Calls with which something is signed, and what is known of the person. */
export const signatureCalls: readonly CallCase[] = [
  {
    call: 'inputAssistance',
    exists: 'API-146',
    request: {},
    response: { 'API-147': 'email', 'AM-065': 'phone', 'AM-066': 'address' },
    arrive: as('native-app'),
  },
  {
    call: 'signaturePrepare',
    exists: '',
    request: { 'AM-066': 'target' },
    response: { 'AM-066': 'signatureId' },
    arrive: as('native-app', () => ({ target })),
  },
  {
    call: 'signatureQrInfo',
    exists: '',
    request: { 'AM-066': 'target', 'AM-124': 'accessKey' },
    optional: ['accessKey'],
    response: { 'AM-066': 'qrCode', 'AM-065': 'accessKey', 'AM-128': 'readingUrl' },
    arrive: as('qr', () => ({ target })),
  },
  {
    call: 'signatureStatusCheck',
    exists: 'API-148',
    request: { 'API-150': 'accessKey' },
    response: { 'API-150': 'signatureStatus' },
    arrive: as('qr', async (client) => ({
      accessKey: (await client.call('signatureQrInfo', { target })).resBody.accessKey,
    })),
  },
];
