import { daysLater } from '../kernel/days-later.ts';
import { japanDate } from '../kernel/japan-date.ts';
import type { Database } from './database.ts';

/** Hours after which a file that was sent and never became part of anything is deleted. */
const looseFileHours = 24;

/** Days after which the reference portal forgets what a copy of a sample citizen did. */
const keptDays = 7;

/** Days for which calls are counted. */
const countedDays = 31;

const ofSessions = ['faults', 'insight_tags', 'client_logs', 'signature_requests'];
const ofCitizens = [
  'nq_attachments',
  'nq_drafts',
  'nq_applications',
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
 * everything that belongs to them; also drafts whose time is over, with their files, and files that belong to nothing. Safe to run in several processes at once.
 */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  const before = [daysLater(now, -keptDays)];
  await database.transaction(async ({ query }) => {
    const oldSessions = 'select id from sessions where expires_at < $1';
    const oldCitizens =
      'select id from citizens c where created_at < $1 and not exists (select 1 from sessions s where s.citizen_id = c.id and s.expires_at >= $1)';
    await query(`delete from card_readings where issued_at < $1`, before);
    for (const table of ofSessions) await query(`delete from ${table} where session_id in (${oldSessions})`, before);
    for (const table of ofCitizens) await query(`delete from ${table} where citizen_id in (${oldCitizens})`, before);
    await query('delete from journal where at < $1', before);
    await query('delete from idempotency where created_at < $1', before);
    await query('delete from admin_sessions where expires_at < $1', before);
    await query('delete from admin_tries where at < $1', before);
    await query('delete from call_counts where day < $1', [japanDate(daysLater(now, -countedDays))]);
    await query('delete from nq_drafts where expires_at < $1', [now]);
    await query('delete from nq_attachments where draft_id is null and application_id is null and created_at < $1', [
      new Date(now.getTime() - looseFileHours * 60 * 60 * 1000),
    ]);
    await query(`delete from sessions where id in (${oldSessions})`, before);
    await query(`delete from citizens where id in (${oldCitizens})`, before);
  });
}
