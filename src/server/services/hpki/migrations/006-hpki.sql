-- Applications for the use of the medical-field e-signature.
create table hpki_applications (
  -- the reception number, which the citizen is told
  id text primary key,
  citizen_id text not null references citizens (id),
  -- of the citizen's own record
  qualification_id text not null,
  -- 'jma' | 'jpa' | 'medis'
  issuer text not null,
  -- 1 received, 2 being examined, 3 issued
  status text not null,
  received_at timestamptz not null,
  -- what was filled in (catalog/types/hpkiApplication.yaml); null for what was filed before the login
  content jsonb
);
-- One application for a qualification, also when two tabs send at the same time.
create unique index hpki_applications_by_citizen on hpki_applications (citizen_id, qualification_id);

-- Number within reception numbers.
create sequence hpki_receptions;
