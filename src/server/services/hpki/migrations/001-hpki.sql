-- formerly 006-hpki.sql 025-hpki-handling.sql
-- Applications for the use of the medical-field e-signature.
create table hpki_applications (
  -- the reception number, which the citizen is told
  id text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  -- of the citizen's own record
  qualification_id text not null,
  -- 'jma' | 'jpa' | 'medis'
  issuer text not null,
  -- 1 received, 2 being examined, 3 returned, 4 awaiting payment, 5 issued, 6 refused, 7 withdrawn, 8 its deadline passed
  status text not null,
  received_at timestamptz not null,
  -- what was filled in (screens/hpki/catalog/types/hpkiApplication.yaml); null for what was filed before the login
  content jsonb,
  -- {reason, dueDate} while it is returned; null otherwise
  returned jsonb,
  -- {yen, number, dueDate} while a payment is awaited; null otherwise
  payment jsonb,
  -- [{at, event, note}], oldest first
  history jsonb not null
);
-- One application for a qualification that is open or has brought a certificate, also when two tabs send at the same time; what came to nothing makes room for another one.
create unique index hpki_applications_open on hpki_applications (citizen_id, qualification_id) where status in ('1', '2', '3', '4', '5');
create index hpki_applications_by_citizen on hpki_applications (citizen_id, received_at);
