import type { Database } from './database.ts';

/** Days after which the reference portal forgets what a copy of a sample citizen did. */
const keptDays = 7;

const ofSessions = ['faults', 'insight_tags', 'client_logs', 'signature_requests'];
const ofCitizens = [
  'kana_drafts',
  'kana_documents',
  'kana_histories',
  'kana_procedures',
  'identification_codes',
  'permanent_address_changes',
  'licence_auto_changes',
  'licence_courses',
  'licences',
  'submissions',
  'domicile_fetches',
  'mdoc_registrations',
  'domiciles',
  'pseudonyms',
  'four_information',
  'outbox',
  'usage_statistics',
  'signing_keys',
  'auth_codes',
  'verified_emails',
  'mail_registrations',
  'kana_cards',
  'employment_slip_receipts',
  'hpki_applications',
  'tax_preparations',
  'tax_choices',
  'tax_handovers',
  'tax_medical_asks',
  'site_links',
  'site_visits',
];

/**
 * Deletes sessions that ended more than {@link keptDays} days ago, and copies of sample citizens made before that which no session uses, with
 * everything that belongs to them. Safe to run in several processes at once.
 */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  const before = [new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)];
  await database.transaction(async ({ query }) => {
    const oldSessions = 'select id from sessions where expires_at < $1';
    const oldCitizens =
      'select id from citizens c where created_at < $1 and not exists (select 1 from sessions s where s.citizen_id = c.id and s.expires_at >= $1)';
    await query(`delete from card_readings where issued_at < $1`, before);
    for (const table of ofSessions) await query(`delete from ${table} where session_id in (${oldSessions})`, before);
    for (const table of ofCitizens) await query(`delete from ${table} where citizen_id in (${oldCitizens})`, before);
    await query('delete from journal where at < $1', before);
    await query('delete from idempotency where created_at < $1', before);
    await query(`delete from sessions where id in (${oldSessions})`, before);
    await query(`delete from citizens where id in (${oldCitizens})`, before);
  });
}
