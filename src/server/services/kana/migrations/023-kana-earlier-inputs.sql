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

-- The session that loaded or saved the draft last: another device may be using it.
alter table kana_drafts add column session_id text references sessions (id) on delete set null;
create index kana_drafts_by_session on kana_drafts (session_id);
