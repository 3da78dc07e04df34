/**
 * Tables whose rows belong to a session, by `session_id`, and are deleted some time after it ended. What was signed and filed with it stays:
 * see `forget-old.ts`.
 */
export const ofSessions = [
  'card_readings',
  'signature_requests',
  'faults',
  'insight_tags',
  'client_logs',
  'journal',
] as const;

/**
 * Tables whose rows belong to a citizen, by `citizen_id`, and are deleted with a sample citizen's copy: referring rows before those they
 * refer to. Sessions come as early as possible: without one, nobody can use the copy any more.
 */
export const ofCitizens = [
  'card_readings',
  'signature_requests',
  'sessions',
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
] as const;

/**
 * Tables with a date that a screen announced to the citizen, and the condition under which that date of a row `kept` is still to come (`$2`
 * now, `$3` today in Japan, `YYYYMMDD`). While any such row exists, nothing of the citizen is deleted.
 */
export const promised: { readonly [table in (typeof ofCitizens)[number]]?: string } = {
  // 「残しておく最後の日」
  nq_drafts: 'kept.expires_at > $2',
  // 「…まで、トップページから続けられます」
  kana_drafts: 'kept.expires_at > $2',
  // 「直す期限」; without a due date it can be corrected at any time, so no date was announced
  nq_applications: `kept.returned ->> 'dueDate' >= $3`,
  // 「訂正の期限」
  kana_documents: `kept.answered_at is null and kept.adjustment ->> 'dueDate' >= $3`,
  // 「使える最後の日」
  identification_codes: 'kept.valid_until >= $3',
  // 「講習が認められる最後の日」; until then the progress is retained
  licence_courses: `exists (select 1 from licences l where l.citizen_id = kept.citizen_id and l.licence ->> 'validUntil' >= $3)`,
};
