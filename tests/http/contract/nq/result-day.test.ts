import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn } from '../client.ts';

describe.each(databases)('the day of the results in a sample person’s application on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(['nq-returned', 'apply-returned', 'apply-sent'])('%s told the day of their examination', async (persona) => {
    await logIn(portal.origin, persona);
    const rows = await portal.database.query<{ passed: string; days: number }>(
      `select a.answers->'values'->>'passedOn' as passed,
              (select count(*)::int from nq_exams e where e.qualification_id = a.path->>'qualificationId'
                and e.result_on = replace(a.answers->'values'->>'passedOn', '-', '')) as days
         from nq_applications a join citizens c on c.id = a.citizen_id
        where c.persona_id = $1 and a.answers->'values' ? 'passedOn'`,
      [persona],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { passed, days } of rows) {
      expect(passed).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(days).toBe(1);
    }
  });
});
