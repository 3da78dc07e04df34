-- formerly 008-drivers-license.sql 028-licence-number-of-changes.sql
-- Driving licences as the police have them, copied from the sample person at login.
create table licences (
  citizen_id text primary key references citizens (id) on delete cascade,
  -- see src/server/services/drivers-license/licence.ts
  licence jsonb not null
);

-- New permanent addresses (本籍) that a citizen has handed in.
create table permanent_address_changes (
  reception_number text primary key,
  citizen_id text not null references citizens (id) on delete cascade,
  -- with the prefecture in front
  address text not null,
  received_at timestamptz not null,
  -- the licence that it is for: signed and sent with it; empty for what was handed in before this was kept
  licence_number text not null default ''
);
create index permanent_address_changes_by_citizen on permanent_address_changes (citizen_id, received_at);

-- Whether changes of name, address and birthdate go to the police by themselves.
create table licence_auto_changes (
  citizen_id text primary key references citizens (id) on delete cascade,
  is_on boolean not null,
  changed_at timestamptz not null
);

-- How far the course before a renewal is.
create table licence_courses (
  citizen_id text primary key references citizens (id) on delete cascade,
  -- ids of the sections that are finished
  finished jsonb not null,
  -- null: not all of them
  completed_at timestamptz
);
