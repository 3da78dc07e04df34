-- formerly 003-kana.sql 016-owners-take-their-rows.sql 022-kana-draft-ids.sql 023-kana-earlier-inputs.sql
-- Reports of name readings (specification section 3, kana report). The family itself is part of the citizen's copied record.

-- What was filed: one submission with its reports.
create table kana_procedures (
  id text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  -- 1 filed, 2 correction asked for, 3 withdrawn, 4 entered in the register
  status text not null,
  -- [{id, furigana, qualificationType, address}] as filed or corrected last
  reports jsonb not null,
  -- {address, email, phone} of the person who filed
  informant jsonb not null,
  created_at timestamptz not null
);
create index kana_procedures_by_citizen on kana_procedures (citizen_id, created_at);

-- Every submission: notification, correction, withdrawal. The first of a procedure has the procedure's id.
create table kana_histories (
  id text primary key,
  procedure_id text not null references kana_procedures (id) on delete cascade,
  citizen_id text not null references citizens (id) on delete cascade,
  -- 1 notification, 2 correction, 3 withdrawal
  type text not null,
  submitted_at timestamptz not null,
  arrival_number text not null unique,
  application_number text not null,
  -- The submitted (and, but for a withdrawal, signed) content; null for what was filed before the login
  content jsonb
);
create index kana_histories_by_citizen on kana_histories (citizen_id);
create index kana_histories_by_procedure on kana_histories (procedure_id, submitted_at);

-- Messages of the municipality; one that asks for a correction says of which reports.
create table kana_documents (
  id text primary key,
  procedure_id text not null references kana_procedures (id) on delete cascade,
  citizen_id text not null references citizens (id) on delete cascade,
  title text not null,
  body text not null,
  sender text not null,
  sent_at timestamptz not null,
  -- {dueDate, reports: [{id, furigana, qualificationType, address, note}]} or null
  adjustment jsonb,
  answered_at timestamptz
);
create index kana_documents_by_citizen on kana_documents (citizen_id);
create index kana_documents_by_procedure on kana_documents (procedure_id, sent_at);

-- The one procedure a citizen is working on. Holds only what the citizen typed; the rest comes from the register at every answer.
create table kana_drafts (
  citizen_id text primary key references citizens (id) on delete cascade,
  -- 1 notification, 2 correction, 3 withdrawal
  type text not null,
  revision integer not null,
  procedure_id text references kana_procedures (id) on delete cascade,
  document_id text references kana_documents (id) on delete cascade,
  -- {report id: {isChecked, furigana, qualificationType, address}}
  edits jsonb not null,
  -- {address, email, phone}
  informant jsonb not null,
  -- {reason, detail}
  withdrawal jsonb not null,
  expires_at timestamptz not null,
  -- what is filed is filed once per draft: one that is filed is deleted, so the next one is another one
  id uuid not null default gen_random_uuid(),
  -- the session that loaded or saved it last: another device may be using it
  session_id text references sessions (id) on delete set null
);
create index kana_drafts_by_session on kana_drafts (session_id);

-- What was saved under a temporary session that was ended without a submission: kept until the day that was promised, one per procedure.
create table kana_earlier_inputs (
  citizen_id text not null references citizens (id) on delete cascade,
  -- 1 notification, 2 correction, 3 withdrawal
  type text not null,
  -- The request being answered, else the procedure, else ''
  subject text not null,
  -- of the draft: taken up again, it is still the same
  id uuid not null,
  revision integer not null,
  procedure_id text references kana_procedures (id) on delete cascade,
  document_id text references kana_documents (id) on delete cascade,
  edits jsonb not null,
  informant jsonb not null,
  withdrawal jsonb not null,
  expires_at timestamptz not null,
  primary key (citizen_id, type, subject)
);

-- The card that was read for a kana report.
create table kana_cards (
  citizen_id text primary key references citizens (id) on delete cascade,
  four jsonb not null,
  read_at timestamptz not null
);
