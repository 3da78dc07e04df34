-- formerly 009-employment-insurance.sql
-- Separation slips (離職票) that the person has confirmed to have received. The slips themselves are part of the citizen's copied record.
create table employment_slip_receipts (
  citizen_id text not null references citizens (id) on delete cascade,
  slip_id text not null,
  received_at timestamptz not null,
  primary key (citizen_id, slip_id)
);
