import { it } from 'vitest';
import { expectSignedIsSent } from '../signed-content.ts';

const register = { id: 'r1', type: '1', domicile: '東京都千代田区', headOfTheFamily: '山田花子' };

it('signed is what would be sent, or nothing', () =>
  expectSignedIsSent({
    service: 'familyregister-identification-code',
    path: 'digital-signature',
    state: { choice: { registers: [{ register, isChosen: true }] } },
    replies: {},
  }));
