-- Driving licences as the police have them, copied from the sample person at login.
create table licences (
  citizen_id text primary key references citizens (id),
  -- see src/server/services/drivers-license/licence.ts
  licence jsonb not null
);

-- New permanent addresses (本籍) that a citizen has handed in.
create table permanent_address_changes (
  reception_number text primary key,
  citizen_id text not null references citizens (id),
  -- with the prefecture in front
  address text not null,
  received_at timestamptz not null
);
create index permanent_address_changes_by_citizen on permanent_address_changes (citizen_id, received_at);

-- Number within reception numbers.
create sequence permanent_address_receptions;

-- Whether changes of name, address and birthdate go to the police by themselves.
create table licence_auto_changes (
  citizen_id text primary key references citizens (id),
  is_on boolean not null,
  changed_at timestamptz not null
);

-- How far the course before a renewal is.
create table licence_courses (
  citizen_id text primary key references citizens (id),
  -- ids of the sections that are finished
  finished jsonb not null,
  -- null: not all of them
  completed_at timestamptz
);
