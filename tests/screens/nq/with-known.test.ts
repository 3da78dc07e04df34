import { expect, it } from 'vitest';
import { aYearAfter } from '../../../src/server/services/nq/catalogue/find-form.ts';
import { withKnown } from '../../../src/server/services/nq/catalogue/with-known.ts';
import { ofNobody } from './of-nobody.ts';

it('what the portal knows becomes a date; what it does not know bounds nothing', () => {
  const stored = { items: [{ dateUntil: { known: 'today' }, dateFrom: { known: 'birthdate' } }] };
  expect(withKnown(stored, ofNobody(''))).toEqual({
    items: [{ dateUntil: '20261124' }],
  });
});

it('a year after the last day of February is a day that there is', () => {
  expect(['20261124', '20280229', '20270228'].map(aYearAfter)).toEqual(['20271124', '20290228', '20280228']);
});
