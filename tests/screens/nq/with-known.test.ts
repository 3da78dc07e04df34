import { expect, it } from 'vitest';
import { withKnown } from '../../../src/server/services/nq/catalogue/with-known.ts';

it('what the portal knows becomes a date; what it does not know bounds nothing', () => {
  const stored = { items: [{ dateUntil: { known: 'today' }, dateFrom: { known: 'birthdate' } }] };
  expect(withKnown(stored, { today: '20261124', inTenYears: '20361231', birthdate: '' })).toEqual({
    items: [{ dateUntil: '20261124' }],
  });
});
