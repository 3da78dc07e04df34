import { it } from 'vitest';
import { expectSignedIsSent } from '../signed-content.ts';
import { answers, draftOf } from './draft.ts';

it.each([
  ['digital-signature', 'new', draftOf()],
  ['digital-signature-for-correction', 'correction', draftOf({ ownFirstName: true, isVerified: true }, '2')],
])('%s: signed is what would be sent, or nothing', (path, process, draft) =>
  expectSignedIsSent({
    service: 'kana',
    path,
    state: { process, draft },
    replies: { ...answers, kanaTempInputGet: { body: draft } },
  }),
);
