-- formerly 011-qualification-applications.sql 013-unwanted-attachments.sql 015-attachment-procedures.sql 024-qualification-payments.sql
-- Applications for national qualifications: what is being filled in, what was sent, and the files that belong to them.

-- One application in the making for each procedure of a citizen.
create table nq_drafts (
  id text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  -- the five path parameters of the procedure, joined by '/'
  procedure_key text not null,
  -- {qualificationId, businessId, qualificationHandleUnitCode, qualificationProcedureCode, receptionAgencyCode}
  path jsonb not null,
  -- serial numbers of the chosen levels, none to four
  hierarchy jsonb not null,
  procedure_name text not null,
  revision integer not null,
  -- {version, values} (screens/nq/catalog/types/dataFormAnswers.yaml)
  answers jsonb not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index nq_drafts_by_citizen on nq_drafts (citizen_id, procedure_key);
create index nq_drafts_by_end on nq_drafts (expires_at);

create table nq_applications (
  -- cannot be guessed; the citizen is told the number
  id text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  number text not null unique,
  procedure_key text not null,
  path jsonb not null,
  hierarchy jsonb not null,
  -- what the procedure said when it was sent: {qualificationName, name, agencyName, agencyPhone, agencyHours, days, fee}
  procedure jsonb not null,
  -- 1 received, 2 being examined, 3 returned, 4 awaiting payment, 5 finished, 6 refused, 7 withdrawn, 8 its deadline passed
  status text not null,
  received_at timestamptz not null,
  -- {reason, dueDate} while it is returned; null otherwise
  returned jsonb,
  -- [{at, event, note}], oldest first
  history jsonb not null,
  -- the definition of the form that was answered
  form jsonb not null,
  answers jsonb not null,
  -- {yen, number, dueDate} while a payment is awaited; null otherwise
  payment jsonb
);
-- One open application for a procedure, also when two tabs send at the same time.
create unique index nq_applications_open on nq_applications (citizen_id, procedure_key) where status in ('1', '2', '3', '4');
create index nq_applications_by_citizen on nq_applications (citizen_id, received_at);

-- Files. One that belongs to neither a draft nor an application has just been sent, or is forgotten after a day.
create table nq_attachments (
  id text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  draft_id text references nq_drafts (id) on delete cascade,
  application_id text references nq_applications (id) on delete cascade,
  name text not null,
  -- 'pdf' | 'jpeg' | 'png', told from the bytes
  type text not null,
  bytes integer not null,
  content bytea not null,
  created_at timestamptz not null,
  -- the citizen has said that it is not wanted; it goes with the next save of the draft that does not name it
  unwanted boolean not null default false,
  -- which procedure it was sent for, as in nq_drafts: files are counted for each application by itself; null = sent before this was kept
  procedure_key text
);
create index nq_attachments_by_citizen on nq_attachments (citizen_id);
create index nq_attachments_by_draft on nq_attachments (draft_id);
create index nq_attachments_by_application on nq_attachments (application_id);
